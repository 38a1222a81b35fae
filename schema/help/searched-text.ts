/** Shorter searches say nothing, and longer ones are no searches. */
const SHORTEST = 3;
const LONGEST = 100;

/** The least number of digits of a phone number, an NHS number or a registration number, with any separators. */
const longNumber = /\d(?:[\s().+-]*\d){4}/;

/**
 * A search as it is stored for editors: in lower case, with single spaces. Null if it may say who searched, as an email
 * address or a long number does, or if it is too short or too long to be of use.
 */
export function storedSearch(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const length = [...text].length;
  const isPersonal = text.includes('@') || longNumber.test(text);
  return isPersonal || length < SHORTEST || text.length > LONGEST ? null : text;
}
