/** The environment or the machine does not allow a start; the message is the one sentence that is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
