/** More words than these in one search are not looked at. */
const MOST_WORDS = 20;

/** What people write around what they look for. PostgreSQL's own stop words ('the', 'how', 'for') need no mention. */
const fillers = new Set(
  'anything find finding get getting give help like look looking need needed needs please search searching show tell want wanted wants would'.split(
    ' ',
  ),
);

/** Lower case without accents, and 'ae' for 'a&e', as searched text is stored. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('a&e', 'ae')
    .replace(/['’](?:s\b)?/g, '');
}

/** The words of a text in their order, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that somebody looks for, each once: without those that only wrap the question, unless there are no others. */
export function soughtWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  const sought = words.filter((word) => !fillers.has(word));
  return sought.length > 0 ? sought : words;
}
