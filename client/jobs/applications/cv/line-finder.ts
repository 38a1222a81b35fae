/**
 * Tells on which line of a JSON document a text stands. Texts are asked for in their order: the same text is found further
 * down the next time.
 */
export function lineFinder(source: string): (text: string) => number {
  let from = 0;
  return (text) => {
    const written = JSON.stringify(text);
    const found = source.indexOf(written, from);
    // A text may be written with other escapes: the position of the last match is near it.
    if (found >= 0) from = found + written.length;
    return source.slice(0, from).split('\n').length;
  };
}
