import type { AlertFrequency } from '../generated/graph.generated.ts';

export const SAVE_SEARCH = 'Save this search';

/** How often new rows are mailed, in words. */
const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  INSTANT: 'As soon as it is published',
  DAILY: 'Every day',
  WEEKLY: 'Every Monday',
};

/** The same as the choices of a field. */
export const frequencyOptions = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }));
