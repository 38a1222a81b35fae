import type { ListWords } from '../lists/list-words.ts';

/** Labels whose wording is fixed: do not edit it. */
export const APPLY_NOW = 'Apply Now';
export const CV_TEMPLATE = 'CV Template';
export const ACTIVE_POSITIONS = 'Active Positions';

export const STAFF_PORTAL = 'Staff portal';
export const ILLUSTRATIVE = 'Illustrative figures';

export const jobWords: ListWords = {
  one: 'job',
  many: 'jobs',
  loading: 'Loading jobs',
  failed: 'Jobs could not be loaded',
  noMatch: 'No jobs match these filters',
  none: { title: 'No jobs are open', text: 'New posts appear here as soon as they are published.' },
};

export const PLACE_UNKNOWN = 'We do not know this place';
export const PAY_REVERSED = 'The maximum pay is below the minimum pay. Change one of them.';

/** Said above jobs of which none has all that was searched for. */
export function someWordsNote(words = ''): string {
  return `No jobs match all of "${words}". These match some of the words.`;
}
