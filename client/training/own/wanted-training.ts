/** What a visitor wanted to take before signing in, of this document alone. */
let wanted: string | undefined;

/** Has a programme or a place taken once the visitor has signed in. */
export function wantTraining(id: string): void {
  wanted = id;
}

/** Forgets that it was wanted. Whether it was. */
export function takeWantedTraining(id: string): boolean {
  const isWanted = wanted === id;
  if (isWanted) wanted = undefined;
  return isWanted;
}
