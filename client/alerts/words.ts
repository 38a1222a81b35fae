import type { AlertFrequency } from '../generated/graph.generated.ts';

export const SAVE_SEARCH = 'Save this search';

/** How often what is new is mailed, in words. */
export const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  INSTANT: 'As soon as it is published',
  DAILY: 'Every day',
  WEEKLY: 'Every Monday',
};
