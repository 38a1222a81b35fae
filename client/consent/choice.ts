/** The kinds of storage that the visitor allows, besides the strictly necessary. */
export interface Choice {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
}

export const ALL: Choice = { analytics: true, marketing: true, preferences: true };
export const NECESSARY_ALONE: Choice = { analytics: false, marketing: false, preferences: false };

/** The record as the server writes it: version, day, and the allowed kinds. */
const record = /(?:^|; )(?:__Host-)?consent=(\d+)\.(\d{4}-\d\d-\d\d)\.necessary([a-z-]*)(?:;|$)/;

/**
 * What stands in the cookie, which other tabs may have changed since; nothing if there is no choice of the version
 * that the page was served with.
 */
export function keptChoice(): (Choice & { chosenOn: string }) | undefined {
  const [, version, chosenOn, kinds] = record.exec(document.cookie) ?? [];
  const asked = document.getElementById('consent')?.dataset['version'];
  if (version !== asked || chosenOn === undefined || kinds === undefined) return undefined;
  const allowed = kinds.split('-');
  return {
    chosenOn,
    analytics: allowed.includes('analytics'),
    marketing: allowed.includes('marketing'),
    preferences: allowed.includes('preferences'),
  };
}

let wasChosenHere = false;
const listeners = new Set<() => void>();

/** Whether the question is answered: by the cookie, or in this document, whose browser may keep no cookie. */
export function isAnswered(): boolean {
  return wasChosenHere || keptChoice() !== undefined;
}

/** Whether visits may be counted. */
export function allowsAnalytics(): boolean {
  return keptChoice()?.analytics === true;
}

/** Whether preferences of the visitor may be stored. */
export function allowsPreferences(): boolean {
  return keptChoice()?.preferences === true;
}

/** Says that the choice has changed, or is about to. */
export function noteChoice(isChosen: boolean): void {
  wasChosenHere = isChosen;
  for (const listener of listeners) listener();
}

/** Calls back at each change of the choice in this document, until the answer is called. */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
