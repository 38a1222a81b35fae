let shownAt: string | undefined;

/** Notes that the dialog to sign in is shown at an entry of the history. */
export function noteShown(key: string): void {
  shownAt = key;
}

/** Whether the dialog was shown there: after a sign-in it then shows a notice, and closes itself. */
export function wasShownAt(key: string): boolean {
  return shownAt === key;
}
