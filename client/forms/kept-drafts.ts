const PREFIX = 'draft:';

/**
 * What somebody filled in and did not send, kept for this tab alone and under their account: whoever signs in again
 * after their session ran out finds it, and nobody else does. Signing out and deleting the account take it away.
 */
export interface DraftPlace {
  /** The account that it belongs to. */
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

/** Throws away every draft that this tab keeps, but those of the account that is named. */
export function forgetDrafts(butOf?: string): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    const others = butOf === undefined ? drafts : drafts.filter((key) => !key.startsWith(`${PREFIX}${butOf}:`));
    for (const key of others) sessionStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

function keyOf({ accountId, form }: DraftPlace): string {
  return `${PREFIX}${accountId}:${form}`;
}
