import { useEffect, useState } from 'react';
import type { JobDraft } from './job-draft.ts';

/** Hears how to throw away what was filled in and not sent, while there is something. */
export type OnUnsent = (discard: (() => void) | undefined) => void;

export interface DraftKeeper {
  readonly draft: JobDraft;
  /** Whether it is what an earlier visit to the form in this tab left. */
  readonly isRestored: boolean;
  change(what: Partial<JobDraft>): void;
  /** Begins anew. */
  reset(): void;
}

/**
 * What stands in the form. While it differs from what it began with, this tab keeps it, so that a reload or a step back
 * loses nothing. It is gone with the tab, and once the post is sent or given up.
 *
 * @param key what it is kept under: an account's new post, or its change of one.
 */
export function useDraft(key: string, beginning: JobDraft, onUnsent: OnUnsent): DraftKeeper {
  const place = `draft:${key}`;
  const [kept] = useState(() => read(place));
  const [draft, setDraft] = useState<JobDraft>({ ...beginning, ...kept });
  const [isRestored, setRestored] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) onUnsent(() => write(place, undefined));
  }, [kept, onUnsent, place]);
  const keep = (next: JobDraft) => {
    const isUnsent = JSON.stringify(next) !== JSON.stringify(beginning);
    setDraft(next);
    write(place, isUnsent ? next : undefined);
    onUnsent(isUnsent ? () => write(place, undefined) : undefined);
  };
  return {
    draft,
    isRestored,
    change: (what) => keep({ ...draft, ...what }),
    reset: () => {
      keep(beginning);
      setRestored(false);
    },
  };
}

function read(place: string): Partial<JobDraft> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(place: string, draft: JobDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Where the browser keeps nothing, the form itself still does.
  }
}
