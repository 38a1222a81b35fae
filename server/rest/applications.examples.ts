import { jobExample } from './jobs.examples.ts';

/** What somebody applies with. */
export const newApplicationExample = {
  statement: 'I have led a bay of six beds for three years and mentor newly registered nurses.',
};

/** An application, for the OpenAPI document. */
export const applicationExample = {
  id: '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c21',
  job: {
    id: jobExample.id,
    title: jobExample.title,
    employer: jobExample.employer,
    location: jobExample.location,
  },
  startedElsewhere: false,
  stage: 'submitted',
  ...newApplicationExample,
  appliedAt: '2026-11-20T09:30:00.000Z',
  changedAt: '2026-11-20T09:30:00.000Z',
};

/** Something that a person did, for the OpenAPI document. */
export const activityExample = {
  id: '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c22',
  action: 'application.submitted',
  description: 'You applied for a job.',
  happenedAt: '2026-11-20T09:30:00.000Z',
  subject: { kind: 'job_application', id: applicationExample.id },
};
