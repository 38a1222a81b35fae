/**
 * Tells the person at the terminal, on standard error; standard output has lines of JSON and nothing else.
 *
 * @returns false where standard error is a file or a pipe: what is told may be secret, so nothing was written.
 */
export function tellTerminal(sentence: string): boolean {
  if (process.stderr.isTTY) {
    process.stderr.write(`${sentence}\n`);
    return true;
  }
  return false;
}
