/** The text with its first letter in lower case, for a label within a line. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
