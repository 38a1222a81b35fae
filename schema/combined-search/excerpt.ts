/** About two lines beside a hit. */
const LONGEST = 120;
/** So much of a text is read for so many letters; marks and addresses of links take more than what is shown of them. */
const READ_FOR_EACH = 40;

/**
 * The beginning of a Markdown text as one line: the first sentences of its first paragraph, as many as there is room for,
 * or the first of them cut at a word.
 *
 * @param longest how many letters there is room for.
 */
export function excerptOf(markdown: string, longest = LONGEST): string {
  const paragraph = markdown
    .slice(0, READ_FOR_EACH * longest)
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !block.startsWith('#'));
  const line = plainLine(paragraph ?? '');
  if (line.length <= longest) {
    return line;
  }
  const sentences = line.slice(0, longest + 1).match(/^.*[.?](?=\s)/)?.[0];
  return sentences ?? `${line.slice(0, longest).replace(/[\s,.;:]+\S*$/, '')}…`;
}

/** A Markdown paragraph as one line without marks. */
export function plainLine(markdown: string): string {
  return (
    markdown
      // Neither part goes beyond the next bracket that opens: each would else be looked for to the end of the text.
      .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
      .replace(/[*_`]+/g, '')
      .replace(/\s+/g, ' ')
  );
}
