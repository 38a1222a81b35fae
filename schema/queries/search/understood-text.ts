/** The start and the end of some words in a search. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What of a search is looked for in texts. */
export interface SearchText {
  readonly words: string;
  /** The search without these words. */
  readonly without: string;
}

/** The search without the words at some places, each replaced by a space. */
export function cut(search: string, spans: readonly Span[]): string {
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, search);
}

/** What of a search is looked for in texts, beside the words at some places; null if that is nothing. */
export function searchTextOf(search: string, words: string, spans: readonly Span[]): SearchText | null {
  const own = spans.toSorted((one, other) => one.start - other.start).map(({ start, end }) => search.slice(start, end));
  return words === '' ? null : { words, without: withoutGaps(own.join(' ')) };
}

/** A text without quotation marks, and with single spaces. */
export function withoutMarks(text: string): string {
  return withoutGaps(text.replace(/["\u201c\u201d]/g, ' '));
}

/** A text with single spaces. */
export function withoutGaps(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
