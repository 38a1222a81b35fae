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
