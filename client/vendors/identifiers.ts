/** The server's rules for these numbers, so that a wrong one is reported before it is sent. */

const companyShape = new RegExp(
  `^(?:${[
    String.raw`(?:AC|ZC|FC|GE|LP|OC|SE|SA|SZ|SF|GS|SL|SO|SC|ES|NA|NZ|NF|GN|NL|NC|R0|NI|EN|SG|FE|CE|CS|IP|\d{2})\d{5}[\dCR]`,
    String.raw`(?:RS|SO|IP)\d{3}(?:\d{3}|\d{2}[WSRCZF]|\d(?:FI|RS|SA|IP|US|EN|AS)|CUS)`,
    String.raw`(?:NI|SL)\d{5}[\dA]`,
    String.raw`OC(?:[\dP]{5}[CWERTB]|[\dP]{4}(?:OC|CU))`,
  ].join('|')})$`,
);

/** Whether a text is a number of Companies House, whatever spaces and zeros are left out. */
export function isCompanyNumber(text: string): boolean {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const [, prefix = '', digits] = /^([A-Z]{0,2})(\d{1,8})$/.exec(compact) ?? [];
  const number = digits === undefined ? compact : prefix + digits.padStart(8 - prefix.length, '0');
  return number.length === 8 && companyShape.test(number) && number !== '00000000';
}

/** Whether a text is a VAT number of the United Kingdom, by its check digits. */
export function isVatNumber(text: string): boolean {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const body = compact.replace(/^(?:GB|XI)/, '');
  if (/^GD[0-4]\d{2}$/.test(body) || /^HA[5-9]\d{2}$/.test(body)) return true;
  if (!/^\d{9}(?:\d{3})?$/.test(body)) return false;
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, place) => total + weight * Number(body[place]), 0);
  const total = sum + Number(body.slice(7, 9));
  return Number(body.slice(0, 7)) > 0 && (total % 97 === 0 || (total + 55) % 97 === 0);
}

const odsShape =
  /^(?:R[A-Z0-9]{2}(?:[A-Z0-9]{2})?|T[A-Z0-9]{2}(?:[A-Z0-9]{2})?|7A[1-7](?:[A-Z0-9]{2})?|[A-Z]\d[A-Z]\d[A-Z]|[A-Z]\d{5})$/;

/** Whether a text is an ODS code, or the code of a supplier. */
export function isSupplierCode(text: string): boolean {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  return odsShape.test(code) || /^[A-Z]{2,4}-?\d{3,6}$/.test(code);
}
