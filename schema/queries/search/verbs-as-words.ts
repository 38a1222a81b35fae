/**
 * Verbs of two words that name one thing, of which the text search would leave out the second: 'log in' were a log otherwise,
 * and the same as 'log out'.
 */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\blog(?:s|ged|ging)?[\s-]+(?:in|on|into|onto)(?:[\s-]+to)?\b(?!-)/gi, 'login'],
  [/\blog(?:s|ged|ging)?[\s-]+(?:out|off)\b(?!-)/gi, 'logout'],
  [/\bsign(?:s|ed|ing)?[\s-]+up\b(?!-)/gi, 'signup'],
];

/** A search with such verbs as the words that synonyms are known of. */
export function withVerbsAsWords(search: string): string {
  return verbs.reduce((text, [verb, word]) => text.replace(verb, word), search);
}
