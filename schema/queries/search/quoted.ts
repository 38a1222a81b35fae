/** Words in quotes are meant as they are written. */
const quoted = /["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]/g;

/** Quoted text, or a single quotation mark. */
const quotedOrLone = /["\u201c\u201d][^"\u201c\u201d]*["\u201c\u201d]|["\u201c\u201d]/g;

/** The search without a mark that has no other, which would pair with the first one that is put in. */
export function withoutLoneMark(search: string): string {
  const paired = search.replace(quotedOrLone, (whole) => (whole.length === 1 ? ' ' : whole));
  return paired === search ? search : paired.replace(/\s+/g, ' ');
}

/** The search with quoted text masked; of the same length, so that a word has the same position in both. */
export function withoutQuoted(search: string): string {
  return search.replace(quoted, (whole) => '"'.repeat(whole.length));
}

/** The search without quotation marks, unless nothing else is left. */
export function withoutQuotes(search: string): string {
  const bare = search.replace(quoted, '$1').trim();
  return bare === '' ? search : bare;
}
