import { randomInt } from 'node:crypto';

/** What a user reads out on the phone, like M2026-4821037752: a letter for its kind, the year, and a number. */
export function newReference(letter: string, now: string): string {
  return `${letter}${now.slice(0, 4)}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
