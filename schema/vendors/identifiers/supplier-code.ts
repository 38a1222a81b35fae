const odsShape =
  /^(?:R[A-Z0-9]{2}(?:[A-Z0-9]{2})?|T[A-Z0-9]{2}(?:[A-Z0-9]{2})?|7A[1-7](?:[A-Z0-9]{2})?|[A-Z]\d[A-Z]\d[A-Z]|[A-Z]\d{5})$/;
/** Of suppliers to the health service, like SMS-2041. */
const supplierShape = /^[A-Z]{2,4}-?\d{3,6}$/;

/** Whether a text has the form of a code of the Organisation Data Service. */
export function isOdsCode(text: string): boolean {
  return odsShape.test(text);
}

/** An ODS or supplier code in capitals; undefined if a text is neither. */
export function supplierCode(text: string): string | undefined {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  return isOdsCode(code) || supplierShape.test(code) ? code : undefined;
}
