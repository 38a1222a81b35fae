/** The first letter in lower case, for a label that stands inside a line. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
