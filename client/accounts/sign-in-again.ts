import type { Location } from 'react-router-dom';

/** Marks the dialog as opened because a session ran out in this very document. */
export function signInAgainState(): { signInAgainIn: number } {
  return { signInAgainIn: performance.timeOrigin };
}

/** Whether the dialog was opened because a session ran out; the browser keeps the mark of an earlier document. */
export function isSigningInAgain({ state }: Location): boolean {
  return (state as { signInAgainIn?: number } | null)?.signInAgainIn === performance.timeOrigin;
}
