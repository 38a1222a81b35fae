/** The markup that the buttons above a text add to the selection. */
export type TextMark = 'heading' | 'list' | 'bold';

/** A text, and its selection. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PREFIX = { heading: '### ', list: '- ' };
const NO_WORDS = 'bold words';

/** The text with the selected words or lines marked up, or without the mark if they already have it. */
export function withMark(selected: SelectedText, mark: TextMark): SelectedText {
  return mark === 'bold' ? withBold(selected) : withPrefix(selected, PREFIX[mark]);
}

function withBold({ text, start, end }: SelectedText): SelectedText {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith('**') && after.startsWith('**')) {
    return { text: before.slice(0, -2) + words + after.slice(2), start: start - 2, end: end - 2 };
  }
  const marked = words || NO_WORDS;
  return { text: `${before}**${marked}**${after}`, start: start + 2, end: start + 2 + marked.length };
}

/** Marks whole lines. An empty line before them keeps them apart from a paragraph above. */
function withPrefix({ text, start, end }: SelectedText, prefix: string): SelectedText {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join('\n');
  const before = text.slice(0, first);
  const gap = isMarked || before === '' || before.endsWith('\n\n') ? '' : '\n';
  const from = first + gap.length;
  return { text: before + gap + changed + text.slice(last), start: from, end: from + changed.length };
}
