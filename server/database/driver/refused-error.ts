/** The database is not in the state that a command needs; the message is the one sentence that is printed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
