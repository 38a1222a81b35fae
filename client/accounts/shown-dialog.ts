let shownAt: string | undefined;

/** Notes that the dialog to sign in is shown at an entry of the history. */
export function noteShown(key: string): void {
  shownAt = key;
}

/** Whether the dialog was shown there: a user who signs in with it is told of that, and it closes itself. */
export function wasShownAt(key: string): boolean {
  return shownAt === key;
}
