import type { Kysely } from 'kysely';
import type { DB } from '../../../../schema/tables.ts';
import {
  anyone,
  changersOrNull,
  ofOrganisation,
  ownerAlone,
  ownersToChange,
  ownersToSee,
  ownerToRead,
  signedInToRead,
  signedInToWrite,
  verifiedToWrite,
} from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, catalogue, figures, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

/** Closed, it is in no list; open, it can be closed. */
const openJob = (db: Kysely<DB>, { job }: People) =>
  db.updateTable('job').set({ closed_at: null }).where('id', '=', job).execute();
const ownDraft = ({ draft }: People) => `id: ${text(draft)}`;
const ofDraft = ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' });
const startsOn = '2027-01-04';
const setStart = (db: Kysely<DB>, id: string, start: { stage: string; starts_on: string | null }) =>
  db.updateTable('job_application').set(start).where('id', '=', id).execute();
const ownersJob = ({ job }: People) => `id: ${text(job)}`;
const jobInput = `input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;

export const jobsPolicies: Policies = {
  'Query.applicationNotes': {
    policy: ofOrganisation(ownerToRead),
    given: ({ receivedApplication }) => `applicationId: ${text(receivedApplication)}`,
  },
  'Query.job': { policy: anyone, given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315"') },
  'Query.jobApplications': { policy: ofOrganisation(ownerToRead), given: ({ job }) => `jobId: ${text(job)}, first: 5` },
  'Query.jobDraft': { policy: ofOrganisation({ ...ownersToSee, operator: 'null' }), given: ownDraft },
  'Query.jobDrafts': { policy: signedInToRead },
  'Query.jobStats': figures,
  'Query.jobs': catalogue,
  'Query.jobToChange': { policy: ofOrganisation(changersOrNull), given: ownersJob, levels: 2 },
  'Query.myApplications': { policy: signedInToRead, given: always('first: 5') },
  'Query.myJobs': { policy: ofOrganisation(signedInToRead), given: always('first: 1'), levels: 3 },
  'Query.payAtPlace': { policy: anyone, levels: 2, given: always('location: "Leeds"') },
  'Query.payScales': { policy: anyone, given: always('location: "Leeds"') },
  'Query.places': { policy: anyone, given: always('search: "Lee"') },
  'Query.recruitmentPartners': figures,
  'Query.savedJobs': { policy: signedInToRead, given: always('first: 5') },
  'Query.towns': figures,
  'Mutation.addApplicationNote': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ receivedApplication }) => `applicationId: ${text(receivedApplication)}, text: "Call back."`,
  },
  'Mutation.agreeToStartDate': {
    policy: ownerAlone,
    given: ({ ownApplication }) => `id: ${text(ownApplication)}, startsOn: "${startsOn}"`,
    arrange: (db, { ownApplication }) => setStart(db, ownApplication, { stage: 'hired', starts_on: startsOn }),
  },
  'Mutation.applyForJob': {
    policy: signedInToWrite,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315", input: {}'),
  },
  'Mutation.closeJob': { policy: ofOrganisation(ownersToChange), given: ownersJob, levels: 2, arrange: openJob },
  'Mutation.createJob': { policy: verifiedToWrite, given: always(jobInput), levels: 2, counts: true },
  'Mutation.createJobs': {
    policy: verifiedToWrite,
    given: always(jobInput.replace('input: {', 'inputs: [{').replace(/}$/, '}]')),
    levels: 3,
    counts: true,
  },
  'Mutation.createJobDraft': { policy: verifiedToWrite, given: always('input: { title: "Midwife" }'), counts: true },
  'Mutation.deleteJobDraft': { policy: ofDraft, given: ownDraft },
  'Mutation.publishJobDraft': { policy: ofDraft, given: ownDraft, levels: 2, counts: true },
  'Mutation.updateJobDraft': {
    policy: ofDraft,
    given: (people) => `${ownDraft(people)}, input: { title: "Midwife" }`,
  },
  'Mutation.moveApplication': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ receivedApplication }) => `id: ${text(receivedApplication)}, stage: SHORTLISTED`,
  },
  'Mutation.moveApplications': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ receivedApplication }) => `ids: [${text(receivedApplication)}], stage: SHORTLISTED`,
  },
  'Mutation.proposeStartDate': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ receivedApplication }) => `id: ${text(receivedApplication)}, startsOn: "${startsOn}"`,
    arrange: (db, { receivedApplication }) => setStart(db, receivedApplication, { stage: 'offered', starts_on: null }),
  },
  'Mutation.removeApplicationNote': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ receivedNote }) => `id: ${text(receivedNote)}`,
  },
  'Mutation.reopenJob': { policy: ofOrganisation(ownersToChange), given: ownersJob, levels: 2 },
  'Mutation.removeSavedJob': {
    policy: signedInToWrite,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315"'),
  },
  'Mutation.saveJob': {
    policy: signedInToWrite,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315"'),
  },
  'Mutation.updateJob': {
    policy: ofOrganisation(ownersToChange),
    given: (people) => `${ownersJob(people)}, ${jobInput}`,
    levels: 2,
  },
  'Mutation.withdrawApplication': {
    policy: ownerAlone,
    given: ({ ownApplication }) => `id: ${text(ownApplication)}`,
  },
};
