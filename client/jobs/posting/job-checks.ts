import type { Problem } from '../../forms/problem.ts';
import { type JobDraft, poundsOf } from './job-draft.ts';

const required = [
  ['title', 'Enter a job title'],
  ['department', 'Enter a department'],
  ['location', 'Enter the town where the job is'],
  ['type', 'Select the type of job'],
  ['urgency', 'Select how soon you need somebody'],
] as const;

/** What is missing of a post, in the order of the form. What does not hold after all, the server knows. */
export function checkJob(draft: JobDraft): Problem[] {
  const isMissing = (field: keyof JobDraft) => draft[field].trim() === '';
  return [
    ...required.filter(([field]) => isMissing(field)).map(([field, message]) => ({ field, message })),
    ...(draft.band ? [] : checkSalary(draft)),
    ...(isMissing('description') ? [{ field: 'description', message: 'Enter a description of the job' }] : []),
    ...(draft.applyOn === 'elsewhere' && isMissing('applyUrl')
      ? [{ field: 'applyUrl', message: 'Enter the web address where people apply' }]
      : []),
  ];
}

function checkSalary(draft: JobDraft): Problem[] {
  const problemOf = (field: 'salaryMin' | 'salaryMax', which: string): Problem[] => {
    if (draft[field].trim() === '') return [{ field, message: `Enter the ${which} salary, or choose a band` }];
    if (poundsOf(draft[field]) !== null) return [];
    return [{ field, message: `Enter the ${which} salary in whole pounds, like 35000` }];
  };
  return [...problemOf('salaryMin', 'lowest'), ...problemOf('salaryMax', 'highest')];
}
