/** How much longer than what is seen of a text it may be sent, for space around it and what nobody sees in it. */
const MOST_TIMES = 4;
const MORE = 100;

/**
 * Whether a text is so long that nothing is left to look at: it is asked before the text is trimmed, normalised, matched
 * or compared, so that none of these is given more than some multiple of what a field may have.
 *
 * @param most characters that may be seen of it.
 */
export function isOverlong(text: string, most: number): boolean {
  return text.length > MOST_TIMES * most + MORE;
}
