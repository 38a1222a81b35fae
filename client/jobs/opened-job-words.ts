import type { ItemWords } from '../lists/item-words.ts';
import { STAFF_PORTAL } from './words.ts';

/** Of a single job, apart from those of the list, which are part of its page's first script. */
export const openedJobWords: ItemWords = {
  place: STAFF_PORTAL,
  all: 'All jobs',
  loading: 'Loading the job',
  loaded: 'The job has loaded',
  failed: 'The job could not be loaded',
  unknown: 'This job is not on the portal',
  unknownAdvice: 'Check the address for mistakes. If the job was here before, it has been taken away.',
};
