import type { AlertFrequency } from '../generated/graph.generated.ts';

export const SAVE_SEARCH = 'Save this search';
/** To a user of whom we do not know yet that the address is theirs: nothing of this kind is mailed to it. */
export const CONFIRM_ADDRESS = 'Confirm your email address first, by the link that we mailed you.';

/** How often new rows are mailed, in words. */
const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  INSTANT: 'As soon as it is published',
  DAILY: 'Every day',
  WEEKLY: 'Every Monday',
};

/** The same as the choices of a field. */
export const frequencyOptions = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }));
