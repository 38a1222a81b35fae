/**
 * Numbers of Companies House, by the prefixes that it gives: 8 characters, without a check digit. The registers of charities
 * (CE, CS) and of industrial and provident societies (IP) are among them.
 */
const shape = new RegExp(
  `^(?:${[
    String.raw`(?:AC|ZC|FC|GE|LP|OC|SE|SA|SZ|SF|GS|SL|SO|SC|ES|NA|NZ|NF|GN|NL|NC|R0|NI|EN|SG|FE|CE|CS|IP|\d{2})\d{5}[\dCR]`,
    String.raw`(?:RS|SO|IP)\d{3}(?:\d{3}|\d{2}[WSRCZF]|\d(?:FI|RS|SA|IP|US|EN|AS)|CUS)`,
    String.raw`(?:NI|SL)\d{5}[\dA]`,
    String.raw`OC(?:[\dP]{5}[CWERTB]|[\dP]{4}(?:OC|CU))`,
  ].join('|')})$`,
);

/** A company number as it is registered, whatever spaces and zeros were left out; undefined if a text is none. */
export function companyNumber(text: string): string | undefined {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const [, prefix = '', digits] = /^([A-Z]{0,2})(\d{1,8})$/.exec(compact) ?? [];
  const number = digits === undefined ? compact : prefix + digits.padStart(8 - prefix.length, '0');
  return isCompanyNumber(number) ? number : undefined;
}

/** Whether a text is a company number in its full form. */
export function isCompanyNumber(text: string): boolean {
  return text.length === 8 && shape.test(text) && text !== '00000000';
}
