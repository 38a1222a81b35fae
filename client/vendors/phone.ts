import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whether a text is a phone number, of the United Kingdom if it names no country. */
export function isPhoneNumber(text: string): boolean {
  const number = text.length > 40 ? undefined : parsePhoneNumberFromString(text, 'GB');
  const isExample = /^1632960\d{3}$/.test(number?.nationalNumber ?? '');
  return number !== undefined && number.ext === undefined && (number.isValid() || isExample);
}
