/** No postcode has more characters, however it is spaced. */
const LONGEST = 20;
const outwardCode = '[A-Z]{1,2}[0-9][A-Z0-9]?';
const full = new RegExp(`^(${outwardCode})([0-9][ABD-HJLNP-UW-Z]{2})$`);
const outwardAlone = new RegExp(`^${outwardCode}$`);

export interface Postcode {
  /** The outward code, which has a position. */
  readonly outwardCode: string;
  /** Its written form: 'LS2 7UE', or 'LS2' for an outward code alone. */
  readonly text: string;
}

/** Reads a postcode, in whatever case and spaced however; nothing if a text is none. Whether it exists is not known. */
export function readPostcode(text: string): Postcode | undefined {
  if (text.length > LONGEST) {
    return undefined;
  }
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const [, outward, inward] = full.exec(compact) ?? [];
  if (outward && inward) {
    return { outwardCode: outward, text: `${outward} ${inward}` };
  }
  return outwardAlone.test(compact) ? { outwardCode: compact, text: compact } : undefined;
}
