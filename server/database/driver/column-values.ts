/**
 * How column values arrive, by the type's object id, the same on both databases: dates as text (no Date object is
 * built on the way to JSON), numerics and counts as numbers.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // bigint: counts, far below 2^53
  1082: (text) => text, // date
  1114: isoInstant, // timestamp
  1184: isoInstant, // timestamptz, in UTC by the session's setting
  1700: Number, // numeric: pounds and hours with two decimals
};

/** '2026-11-20 09:30:00.1+00' becomes '2026-11-20T09:30:00.100Z'. */
function isoInstant(text: string): string {
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`;
  const fraction = text.charAt(19) === '.' ? (/^\d{1,3}/.exec(text.slice(20, 23))?.[0] ?? '') : '';
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
