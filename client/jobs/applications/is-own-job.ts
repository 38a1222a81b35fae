import type { ApplyFormQuery } from './job-applications.generated.ts';

/** Whether a user has advertised a job themselves. Of operators it is not known: they may change any. */
export function isOwnJob({ jobToChange, me }: Pick<ApplyFormQuery, 'jobToChange' | 'me'>): boolean {
  return Boolean(jobToChange) && me?.access !== 'OPERATOR';
}
