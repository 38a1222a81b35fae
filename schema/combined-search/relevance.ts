/** What a full-phrase match adds. */
const PHRASE = 0.9;
/** What the words of a search share. */
const WORDS = 0.3;

/** What of a search was found in a row. */
export interface Evidence {
  /** Whether the whole of what was typed stands in it, one word after the other. */
  readonly phrase: boolean;
  /** The weights of the words that were typed and that one can search for: a rare word weighs more than a common one. */
  readonly words: number;
  /** The weights of those that stand in it: themselves, as a synonym, or as they were meant. */
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
  /** Whether a word had to be taken for another one. */
  readonly isCorrected: boolean;
  /** Where the words stand and how much they tell; decides among hits of the same percent. */
  readonly textRank: number;
  /** Decides among what is else the same, so that the order is always the same. */
  readonly id: string;
}

/** Hits under this percent answer a search in part only. */
const WEAK_BELOW = 30;

/** Whether a hit stands among the weaker matches, below the others. */
export function isWeak({ relevance }: Pick<Ranked, 'relevance'>): boolean {
  return percentOf(relevance) < WEAK_BELOW;
}

/**
 * The order of hits: those that answer the search as it was typed before those that needed a correction, and these before
 * the weak ones; then the highest percent first, and within one percent the best text rank.
 */
export function byRelevance(one: Ranked, other: Ranked): number {
  return (
    tierOf(one) - tierOf(other) ||
    percentOf(other.relevance) - percentOf(one.relevance) ||
    Number(one.isCorrected) - Number(other.isCorrected) ||
    other.textRank - one.textRank ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function tierOf(hit: Ranked): number {
  return isWeak(hit) ? 2 : Number(hit.isCorrected);
}
