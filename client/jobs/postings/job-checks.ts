import type { Problem } from '../../forms/problem.ts';
import { HIGHEST_SALARY, type JobDraft, poundsOf } from './job-draft.ts';

const required = [
  ['title', 'Enter a job title'],
  ['department', 'Enter a department'],
  ['location', 'Enter the town where the job is'],
  ['type', 'Select the type of job'],
  ['urgency', 'Select how soon you need someone'],
] as const;

/**
 * What is missing of a post, in the order of the form; `needsSalary` says whether it cannot do without a salary. What
 * does not hold after all, the server knows.
 */
export function checkJob(draft: JobDraft, needsSalary: boolean): Problem[] {
  const isMissing = (field: keyof JobDraft) => draft[field].trim() === '';
  return [
    ...required.filter(([field]) => isMissing(field)).map(([field, message]) => ({ field, message })),
    ...checkSalary(draft, needsSalary),
    ...(isMissing('description') ? [{ field: 'description', message: 'Enter a description of the job' }] : []),
    ...(draft.applyOn === 'elsewhere' && isMissing('applyUrl')
      ? [{ field: 'applyUrl', message: 'Enter the web address where people apply' }]
      : []),
  ];
}

function checkSalary(draft: JobDraft, isNeeded: boolean): Problem[] {
  const problemOf = (field: 'salaryMin' | 'salaryMax', which: string): Problem[] => {
    const text = draft[field].trim();
    const pounds = poundsOf(text);
    if (text === '') {
      const message = `Enter the ${which} salary${draft.band ? '' : ', or choose a band'}`;
      return isNeeded ? [{ field, message }] : [];
    }
    if (pounds === null) return [{ field, message: `Enter the ${which} salary in whole pounds, like 35000` }];
    if (pounds <= HIGHEST_SALARY) return [];
    return [{ field, message: `The ${which} salary is too high. It must be £1,000,000 or less` }];
  };
  return [...problemOf('salaryMin', 'lowest'), ...problemOf('salaryMax', 'highest')];
}
