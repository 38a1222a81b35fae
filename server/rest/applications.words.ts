import type { ApplicationStage } from './operations.generated.ts';

/** What the stages of an application are called on REST. */
export const stageWords: Readonly<Record<ApplicationStage, string>> = {
  SUBMITTED: 'submitted',
  SHORTLISTED: 'shortlisted',
  INTERVIEW: 'interview',
  OFFERED: 'offered',
  UNSUCCESSFUL: 'unsuccessful',
  WITHDRAWN: 'withdrawn',
};
