import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import { newJobExample } from '../../../server/rest/jobs/examples.ts';
import { testNow } from '../../support/test-app.ts';
import { type Asking, account, type LimitedCall, mutation, rest } from './doors.ts';
import { job, jobAt, newTown } from './limited-input.ts';

const text = JSON.stringify;
/** A post of the sample that is applied for on another website. */
const elsewhere = '01a1ede2-6680-790d-b5ad-95077e39d315';
const received = 'schema/jobs/applications/received-applications.service.ts';
const together = ({ application }: Asking) => `ids: [${text(application)}], stage: SHORTLISTED`;
const start = `startsOn: ${text(testNow.toISOString().slice(0, 10))}`;
const ownJob = ({ job: id }: Asking) => `id: ${text(id)}`;

const drafts = 'schema/jobs/postings/drafts/job-drafts.service.ts';
const ownDraft = ({ draft }: Asking) => `id: ${text(draft)}`;
const draftCall = (name: string, otherwise: string, given: (asking: Asking) => string): LimitedCall => ({
  ...{ file: drafts, limit: jobLimits.draftChanges, who: account },
  doors: [mutation(name, otherwise, given)],
});

/** Of drafts of posts. */
const draftCalls: readonly LimitedCall[] = [
  draftCall('createJobDraft', 'JobDraftPayload', () => 'input: {}'),
  draftCall('updateJobDraft', 'JobDraftPayload', (asking) => `${ownDraft(asking)}, input: {}`),
  {
    ...{ file: drafts, limit: jobLimits.newJobs, who: account },
    doors: [mutation('publishJobDraft', 'ValidationError', ownDraft)],
  },
];

/** Of posts and of applying for them. */
export const jobCalls: readonly LimitedCall[] = [
  {
    file: 'schema/jobs/applications/job-applications.service.ts',
    limit: jobLimits.applications,
    who: account,
    doors: [
      rest('POST /jobs/{id}/apply', 201, () => ({}), { id: () => elsewhere }),
      mutation('applyForJob', 'JobApplicationPayload', () => `jobId: ${text(elsewhere)}, input: {}`),
    ],
  },
  {
    file: received,
    limit: jobLimits.moves,
    who: ({ application }) => application,
    doors: [
      mutation(
        'moveApplication',
        'ReceivedApplicationPayload',
        ({ application }) => `id: ${text(application)}, stage: SHORTLISTED`,
      ),
      rest('POST /applications/{id}/move', 200, () => ({ stage: 'shortlisted' }), {
        id: ({ application }) => application,
      }),
    ],
  },
  {
    file: received,
    limit: jobLimits.moves,
    who: ({ application }) => application,
    doors: [mutation('moveApplications', 'MoveApplicationsPayload', together)],
  },
  {
    file: received,
    limit: jobLimits.bulkMoves,
    who: account,
    doors: [mutation('moveApplications', 'MoveApplicationsPayload', together)],
  },
  {
    file: 'schema/jobs/applications/notes/application-notes.service.ts',
    limit: jobLimits.newNotes,
    who: account,
    doors: [
      mutation(
        'addApplicationNote',
        'ApplicationNotesPayload',
        ({ application }) => `applicationId: ${text(application)}, text: "Call back."`,
      ),
    ],
  },
  {
    file: 'schema/jobs/applications/start/start-dates.service.ts',
    limit: jobLimits.moves,
    who: ({ application }) => application,
    doors: [mutation('proposeStartDate', 'ConflictError', ({ application }) => `id: ${text(application)}, ${start}`)],
  },
  {
    file: 'schema/jobs/applications/start/start-dates.service.ts',
    limit: jobLimits.startAnswers,
    who: account,
    doors: [
      mutation('agreeToStartDate', 'ConflictError', ({ ownApplication }) => `id: ${text(ownApplication)}, ${start}`),
    ],
  },
  {
    file: 'schema/jobs/saved/saved-jobs.service.ts',
    limit: jobLimits.savedJobChanges,
    who: account,
    doors: [
      rest('PUT /jobs/{id}/saved', 200, () => ({}), { id: () => elsewhere }),
      rest('DELETE /jobs/{id}/saved', 200, () => ({}), { id: () => elsewhere }),
      mutation('saveJob', 'SaveJobPayload', () => `jobId: ${text(elsewhere)}`),
      mutation('removeSavedJob', 'RemoveSavedJobPayload', () => `jobId: ${text(elsewhere)}`),
    ],
  },
  ...draftCalls,
  {
    file: 'schema/jobs/postings/together/posted-together.service.ts',
    limit: jobLimits.newJobs,
    who: account,
    doors: [mutation('createJobs', 'JobsPayload', () => `inputs: [${job}]`)],
  },
  {
    file: 'schema/jobs/postings/together/posted-together.service.ts',
    limit: jobLimits.newJobs,
    who: account,
    // Once for each post after the first.
    doors: [mutation('createJobs', 'JobsPayload', () => `inputs: [${job}]`)],
  },
  {
    file: 'schema/jobs/postings/job-postings.service.ts',
    limit: jobLimits.newJobs,
    who: account,
    doors: [rest('POST /jobs', 201, () => newJobExample), mutation('createJob', 'JobPayload', () => `input: ${job}`)],
  },
  {
    file: 'schema/jobs/postings/posted-job.ts',
    limit: jobLimits.newAddresses,
    who: account,
    doors: [
      rest('POST /jobs', 201, () => ({ ...newJobExample, location: newTown(), postcode: 'LS1 4AP' })),
      mutation('createJob', 'JobPayload', () => `input: ${jobAt(newTown())}`),
      rest('PUT /jobs/{id}', 200, () => ({ ...newJobExample, location: newTown(), postcode: 'LS1 4AP' }), {
        id: ({ job: id }) => id,
      }),
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${jobAt(newTown())}`),
    ],
  },
  {
    file: 'schema/jobs/postings/job-postings.service.ts',
    limit: jobLimits.jobChanges,
    who: account,
    doors: [
      rest('PUT /jobs/{id}', 200, () => newJobExample, { id: ({ job: id }) => id }),
      rest('POST /jobs/{id}/close', 200, () => ({}), { id: ({ job: id }) => id }),
      rest('POST /jobs/{id}/reopen', 200, () => ({}), { id: ({ job: id }) => id }),
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${job}`),
      mutation('closeJob', 'JobPayload', ownJob),
      mutation('reopenJob', 'JobPayload', ownJob),
    ],
  },
];
