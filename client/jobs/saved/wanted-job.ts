/** The job that a visitor wanted to save before signing in, of this document alone. */
let wanted: string | undefined;

/** Has a job saved once the visitor has signed in. */
export function wantJob(id: string): void {
  wanted = id;
}

/** Forgets that a job was wanted. Whether it was. */
export function takeWantedJob(id: string): boolean {
  const isWanted = wanted === id;
  if (isWanted) wanted = undefined;
  return isWanted;
}
