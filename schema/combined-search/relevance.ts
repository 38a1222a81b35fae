/** What a full-phrase match adds. */
const PHRASE = 0.9;
/** What the words of a search share. */
const WORDS = 0.3;

/** What of a search was found in a row. */
export interface Evidence {
  /** Whether the whole of what was typed stands in it, one word after the other. */
  readonly phrase: boolean;
  /** How many words were typed that one can search for. */
  readonly words: number;
  /** How many of them stand in it: themselves, as a synonym, or as they were meant. */
  readonly matched: number;
}

/** How well a row answers a search, 0 to 1: the phrase adds 0.9, the words share 0.3, and the sum ends at 1. */
export function relevanceOf({ phrase, words, matched }: Evidence): number {
  const share = words > 0 ? (WORDS * Math.min(matched, words)) / words : 0;
  return Math.min(1, (phrase ? PHRASE : 0) + share);
}

/** The relevance as shown: whole percent. What is found at all is not shown as nothing. */
export function percentOf(relevance: number): number {
  return relevance > 0 ? Math.max(1, Math.round(100 * relevance)) : 0;
}

/** What decides the place of a hit among the others. */
export interface Ranked {
  readonly relevance: number;
  /** How often and how prominently the words stand in it; decides among hits of the same percent. */
  readonly textRank: number;
  /** Decides among what is else the same, so that the order is always the same. */
  readonly id: string;
}

/** The order of hits: the highest percent first, and within one percent the best text rank. */
export function byRelevance(one: Ranked, other: Ranked): number {
  return (
    percentOf(other.relevance) - percentOf(one.relevance) ||
    other.textRank - one.textRank ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}
