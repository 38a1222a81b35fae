import type { Examples } from '../engine/answer-example.ts';
import { jobExample } from '../jobs/examples.ts';

const id = '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c21';
const noteId = '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c22';
const note = 'Phoned on Monday. Can start in March.';
const statement = 'I have led a bay of six beds for three years and mentor newly registered nurses.';

export const applicationExamples: Examples = {
  applyForJob: { id: jobExample.id },
  withdrawApplication: { id },
  jobApplications: { id: jobExample.id },
  moveApplication: { id, stage: 'shortlisted' },
  moveApplications: { ids: [id], stage: 'shortlisted' },
  applicationNotes: { id },
  addApplicationNote: { id, text: note },
  removeApplicationNote: { id: noteId },
  ApplicationNote: { id: noteId, text: note, author: 'Meera Patel' },
  JobApplicationInput: { statement },
  JobApplication: { id, stage: 'submitted', statement },
  ReceivedApplication: { id, stage: 'submitted', statement },
  Applicant: { name: 'Asha Mensah', email: 'asha@example.com', emailConfirmed: true, phone: '01632 960 001' },
  AppliedForJob: jobExample,
  Activity: { action: 'application.submitted', description: 'You applied for a job.' },
  subject: { kind: 'job_application', id },
};
