import { useEffect, useMemo, useState } from 'react';
import { type DraftPlace, keepDraft, readDraft } from '../../forms/saved-drafts.ts';
import type { JobDraft } from './job-draft.ts';

/** Receives a function that discards the unsent values, while there are any. */
export type OnUnsent = (discard: (() => void) | undefined) => void;

export interface DraftKeeper {
  readonly draft: JobDraft;
  /** Whether an earlier visit to the form in this tab left it. */
  readonly isRestored: boolean;
  change(what: Partial<JobDraft>): void;
  /** Resets the form. */
  reset(): void;
}

/**
 * What stands in the form. While it differs from what it began with, this tab keeps it, so that a reload or a step back
 * loses nothing. It is gone with the tab, once the post is sent or given up, and when a user signs out.
 */
export function useDraft({ accountId, form }: DraftPlace, beginning: JobDraft, onUnsent: OnUnsent): DraftKeeper {
  const place = useMemo(() => ({ accountId, form }), [accountId, form]);
  const [kept] = useState(() => readDraft<Partial<JobDraft>>(place));
  const [draft, setDraft] = useState<JobDraft>({ ...beginning, ...kept });
  const [isRestored, setRestored] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) onUnsent(() => keepDraft(place, undefined));
    // A form that goes because the session ran out leaves its draft to the user who signs in again.
    return () => onUnsent(undefined);
  }, [kept, onUnsent, place]);
  const keep = (next: JobDraft) => {
    const isUnsent = JSON.stringify(next) !== JSON.stringify(beginning);
    setDraft(next);
    keepDraft(place, isUnsent ? next : undefined);
    onUnsent(isUnsent ? () => keepDraft(place, undefined) : undefined);
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
