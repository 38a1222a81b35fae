const PREFIX = 'draft:';

/** The number of open forms that ask users to sign in again, and their drafts: in memory alone. */
let openForms = 0;
const held = new Map<string, string>();

/**
 * The unsent values of a form, saved for this tab and under the account: they return when the same user signs in again after
 * the session has expired, and no other user sees them. Signing out and deleting the account delete them.
 */
export interface DraftPlace {
  /** The account that it belongs to; 'nobody' for a form that needs no account. */
  readonly accountId: string;
  /** The form, and its subject. */
  readonly form: string;
}

/** What is kept in a place; undefined if nothing is. */
export function readDraft<Draft>(place: DraftPlace): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in its place, or nothing any more. */
export function keepDraft(place: DraftPlace, draft: unknown): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Where the browser keeps nothing, the form itself still does.
  }
}

/** Throws away every draft that this tab has, but those of the account that is named. */
export function forgetDrafts(butOf?: string): void {
  held.clear();
  try {
    for (const key of storedKeys()) if (butOf === undefined || !isOf(butOf, key)) sessionStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

/**
 * Lets a form that is open hold the drafts of this tab, until the answer is called: when the account is signed out in
 * another tab, the form waits for the same person to sign in again.
 */
export function holdDrafts(): () => void {
  openForms += 1;
  return () => {
    openForms -= 1;
    if (openForms === 0) held.clear();
  };
}

/** Takes every draft out of the storage of this tab. While a form is open they are held in memory. */
export function putDraftsAside(): void {
  try {
    for (const key of storedKeys()) {
      const draft = sessionStorage.getItem(key);
      if (openForms > 0 && draft !== null) held.set(key, draft);
      sessionStorage.removeItem(key);
    }
  } catch {
    // Where the browser keeps nothing, there is nothing to put aside.
  }
}

/** Gives an account the drafts back that were held for it, and throws away those of any other. */
export function restoreDrafts(accountId: string): void {
  try {
    for (const [key, draft] of held) if (isOf(accountId, key)) sessionStorage.setItem(key, draft);
  } catch {
    // If the browser stores nothing, the form starts empty.
  }
  held.clear();
}

function storedKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
}

function isOf(accountId: string, key: string): boolean {
  return key.startsWith(`${PREFIX}${accountId}:`);
}

function keyOf({ accountId, form }: DraftPlace): string {
  return `${PREFIX}${accountId}:${form}`;
}
