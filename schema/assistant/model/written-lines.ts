/** The most characters that are read of a model's output: 200 tokens are hardly longer. */
const LONGEST = 4_000;

/** The lines of a text that comes in pieces, each once it has ended, and the rest of the text at its end. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  let read = 0;
  for await (const piece of pieces) {
    read += piece.length;
    rest += piece;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (read > LONGEST) return;
  }
  yield rest;
}
