/** How much longer than its visible characters a text may be sent, for space around it and invisible characters. */
const SENT_FACTOR = 4;
const SENT_EXTRA = 100;

/**
 * Whether a text is too long to be examined. Asked before the text is trimmed, normalised, matched or compared, so that
 * none of these is given more than a multiple of what a field may have.
 *
 * @param most visible characters that it may have.
 */
export function isOverlong(text: string, most: number): boolean {
  return text.length > SENT_FACTOR * most + SENT_EXTRA;
}
