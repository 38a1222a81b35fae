import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Far more than any number has with its spaces. */
const LONGEST = 40;

/** Numbers that Ofcom keeps for examples: they belong to no network, and no list of numbers in use has them. */
const examples = /^1632960\d{3}$/;

/** A phone number as it is dialled in the United Kingdom, or with its country; undefined if a text is none. */
export function phoneNumber(text: string): string | undefined {
  const number = text.length > LONGEST ? undefined : parsePhoneNumberFromString(text, 'GB');
  const isKnown = number?.isValid() || examples.test(number?.nationalNumber ?? '');
  if (!number || !isKnown || number.ext !== undefined) {
    return undefined;
  }
  const written = number.countryCallingCode === '44' ? number.formatNational() : number.formatInternational();
  const plain = written
    .replaceAll(/[^+\d ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return /^\+?[0-9][0-9 ]{4,29}$/.test(plain) ? plain : undefined;
}
