const PREFIX = 'draft:';

/** How many forms are open that ask people to sign in again, and what they hold meanwhile: in memory alone. */
let openForms = 0;
const held = new Map<string, string>();

/**
 * What a user filled in and did not send, kept for this tab alone and under their account: the user who signs in again
 * after their session ran out finds it, and no other user does. Signing out and deleting the account take it away.
 */
export interface DraftPlace {
  /** The account that it belongs to; 'nobody' where it is to be opened with it. */
  readonly accountId: string;
  /** Which form, and what it is about. */
  readonly form: string;
}

/** What is kept in a place; undefined where nothing is. */
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
    // Where the browser keeps nothing, the form begins anew.
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
