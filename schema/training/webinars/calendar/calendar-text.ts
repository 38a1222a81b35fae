/** The longest line of a calendar, in bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** A text as the value of a property (RFC 5545, 3.3.11). What is no visible character is left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A text as the quoted value of a parameter, which can hold no quotation mark and no line end. */
export function quotedParameter(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;
}

/** A line, folded between characters if it is too long. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    // What follows the first part begins with a space, which counts.
    if (length + bytes > LONGEST_LINE) {
      parts.push(part);
      part = '';
      length = 1;
    }
    part += character;
    length += bytes;
  }
  return [...parts, part].join('\r\n ');
}
