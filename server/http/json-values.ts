/** More than any input of the portal has; parsing this many takes the process a few milliseconds. */
export const MOST_VALUES = 5_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Whether a text of JSON holds more values than any input does: objects, lists, and what stands in them. It is counted on
 * the bytes, as most of the work on such a text is to make the values, and to write them into the sentences that refuse them.
 */
export function holdsTooManyValues(json: Uint8Array): boolean {
  // Each takes a byte at least.
  if (json.length <= MOST_VALUES) {
    return false;
  }
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length && values <= MOST_VALUES; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      isInText = !isInText;
    } else if (isInText) {
      at += byte === BACKSLASH ? 1 : 0;
    } else if (byte === COMMA || byte === BRACKET || byte === BRACE) {
      values += 1;
    }
  }
  return values > MOST_VALUES;
}
