import type { Examples } from '../engine/answer-example.ts';
import { jobExample } from '../jobs/examples.ts';

const id = '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c21';
const statement = 'I have led a bay of six beds for three years and mentor newly registered nurses.';

export const applicationExamples: Examples = {
  applyForJob: { id: jobExample.id },
  JobApplicationInput: { statement },
  JobApplication: { id, stage: 'submitted', statement },
  AppliedForJob: jobExample,
  Activity: { action: 'application.submitted', description: 'You applied for a job.' },
  subject: { kind: 'job_application', id },
};
