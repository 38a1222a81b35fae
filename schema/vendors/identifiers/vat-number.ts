const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * A VAT number of the United Kingdom with its prefix and without spaces; undefined if a text is none. Numbers of businesses
 * have check digits by one of two rules; those of government departments (GD) and health authorities (HA) have a range.
 */
export function vatNumber(text: string): string | undefined {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [, prefix = 'GB', rest = ''] = /^(GB|XI)?(.*)$/.exec(compact) ?? [];
  return isVatBody(rest) ? `${prefix}${rest}` : undefined;
}

function isVatBody(body: string): boolean {
  if (/^GD[0-4]\d{2}$/.test(body) || /^HA[5-9]\d{2}$/.test(body)) {
    return true;
  }
  return /^\d{9}(?:\d{3})?$/.test(body) && hasCheckDigits(body);
}

/** By the first rule, or by that of numbers that were given since 2010 ("9755"). */
function hasCheckDigits(body: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0);
  const total = sum + Number(body.slice(7, 9));
  return Number(body.slice(0, 7)) > 0 && (total % 97 === 0 || (total + 55) % 97 === 0);
}
