/** The write that a visitor wanted before signing in, in this document alone. */
let wanted: string | undefined;

/** Has a write done once the visitor has signed in. Its name is unique on the page, as `save-job-1`. */
export function wantWrite(name: string): void {
  wanted = name;
}

/** Forgets that a write was wanted. Whether it was. */
export function takeWantedWrite(name: string): boolean {
  const isWanted = wanted === name;
  if (isWanted) wanted = undefined;
  return isWanted;
}

/** Finds the button of a write, which says its name in `data-write`. */
export function selectorOfWrite(name: string): string {
  return `[data-write="${name}"]`;
}
