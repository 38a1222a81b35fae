/** About two lines beside a hit. */
const LONGEST = 120;

/**
 * The beginning of a Markdown text as one line: the first sentences of its first paragraph, as many as there is room for,
 * or the first of them cut at a word.
 *
 * @param longest how many letters there is room for.
 */
export function excerptOf(markdown: string, longest = LONGEST): string {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !block.startsWith('#'));
  const line = (paragraph ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ');
  if (line.length <= longest) {
    return line;
  }
  const sentences = line.slice(0, longest + 1).match(/^.*[.?](?=\s)/)?.[0];
  return sentences ?? `${line.slice(0, longest).replace(/[\s,.;:]+\S*$/, '')}…`;
}
