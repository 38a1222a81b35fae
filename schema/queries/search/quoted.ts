/** Words in quotes are meant as they are written. */
const quoted = /["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]/g;

/** What stands in quotes, or a mark that has no other. */
const quotedOrLone = /["\u201c\u201d][^"\u201c\u201d]*["\u201c\u201d]|["\u201c\u201d]/g;

/** The search without a mark that has no other, which would pair with the first one that is put in. */
export function withoutLoneMark(search: string): string {
  const paired = search.replace(quotedOrLone, (whole) => (whole.length === 1 ? ' ' : whole));
  return paired === search ? search : paired.replace(/\s+/g, ' ');
}

/** The search with what stands in quotes made unreadable; as long as the search, so that a word has its position in both. */
export function withoutQuoted(search: string): string {
  return search.replace(quoted, (whole) => '"'.repeat(whole.length));
}

/** The search without the marks around what stands in quotes, unless nothing else is left. */
export function withoutQuotes(search: string): string {
  const bare = search.replace(quoted, '$1').trim();
  return bare === '' ? search : bare;
}
