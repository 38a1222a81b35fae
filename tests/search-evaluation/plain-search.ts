import type { Item } from './items.ts';

const MOST_OF_A_KIND = 3;
const MOST = 8;

/** The search to compare with: whatever has the text in it as it was typed, without regard to case; the newest first. */
export function findByPart(items: readonly Item[], query: string): Item[] {
  const part = query.trim().toLowerCase();
  const found = items.filter(({ text }) => text.toLowerCase().includes(part));
  const kinds = Map.groupBy(found, ({ kind }) => kind);
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, MOST_OF_A_KIND)).slice(0, MOST);
}
