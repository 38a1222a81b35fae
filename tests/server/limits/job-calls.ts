import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import { newJobExample } from '../../../server/rest/jobs/examples.ts';
import { type Asking, account, type LimitedCall, mutation, rest } from './doors.ts';
import { job, jobAt, newTown } from './limited-input.ts';

const text = JSON.stringify;
/** A post of the sample that is applied for on another website. */
const elsewhere = '01a1ede2-6680-790d-b5ad-95077e39d315';
const ownJob = ({ job: id }: Asking) => `id: ${text(id)}`;

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
    file: 'schema/jobs/applications/received-applications.service.ts',
    limit: jobLimits.moves,
    who: ({ application }) => application,
    doors: [
      mutation(
        'moveApplication',
        'ReceivedApplicationPayload',
        ({ application }) => `id: ${text(application)}, stage: SHORTLISTED`,
      ),
    ],
  },
  {
    file: 'schema/jobs/saved/saved-jobs.service.ts',
    limit: jobLimits.savedJobChanges,
    who: account,
    doors: [
      mutation('saveJob', 'SaveJobPayload', () => `jobId: ${text(elsewhere)}`),
      mutation('removeSavedJob', 'RemoveSavedJobPayload', () => `jobId: ${text(elsewhere)}`),
    ],
  },
  {
    file: 'schema/jobs/postings/job-postings.service.ts',
    limit: jobLimits.newJobs,
    who: account,
    doors: [rest('POST /jobs', 201, () => newJobExample), mutation('createJob', 'JobPayload', () => `input: ${job}`)],
  },
  {
    file: 'schema/jobs/postings/job-postings.service.ts',
    limit: jobLimits.newAddresses,
    who: account,
    doors: [
      rest('POST /jobs', 201, () => ({ ...newJobExample, location: newTown(), postcode: 'LS1 4AP' })),
      mutation('createJob', 'JobPayload', () => `input: ${jobAt(newTown())}`),
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${jobAt(newTown())}`),
    ],
  },
  {
    file: 'schema/jobs/postings/job-postings.service.ts',
    limit: jobLimits.jobChanges,
    who: account,
    doors: [
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${job}`),
      mutation('closeJob', 'JobPayload', ownJob),
      mutation('reopenJob', 'JobPayload', ownJob),
    ],
  },
];
