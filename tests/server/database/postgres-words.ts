/** What a PostgreSQL server says in its own protocol, for servers of tests that say it at an odd moment. */

/** The log-in is accepted. */
export const accepted = Buffer.from('R\0\0\0\x08\0\0\0\0');
/** The next statement is waited for. */
export const ready = Buffer.from('Z\0\0\0\x05I');
/** A LISTEN has been done. */
export const listens = Buffer.from('C\0\0\0\x0bLISTEN\0');

/** The session is ended. */
export function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe server goes\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
