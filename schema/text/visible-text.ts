/** What turns the direction of the text after it, so that a name reads otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** Soft hyphens, spaces without width, the mark of a byte order and their like. What turns text is to be refused instead. */
const alwaysInvisible =
  /(?!\u200c|\u200d|[\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What joins and parts the letters of some scripts, and makes one emoji of several: elsewhere it is invisible. */
const idleJoiner =
  /(?<!\ufe0f|[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d)/gu;
/**
 * What chooses the look of an emoji, and the letters of the flags of nations, where no emoji is before it. A whole flag is
 * matched first, and so passed over: to look back from each of its letters would take the square of their number.
 */
const flagOrIdleSelector =
  /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]+/gu;

/** Whether a text reads otherwise than it is. */
export function hasBidiOverride(text: string): boolean {
  return turning.test(text);
}

/** A text without invisible characters: copied text contains them, and they make equal names differ. */
export function visibleOf(text: string): string {
  return text.replace(alwaysInvisible, '').replace(flagOrIdleSelector, '$1').replace(idleJoiner, '');
}
