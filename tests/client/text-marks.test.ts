import { expect, test } from 'vitest';
import { type TextMark, withMark } from '../../client/jobs/postings/text-marks.ts';
import { parseMarkdown } from '../../client/ui/parse-markdown.ts';

/** The selection stands between square brackets. */
function marked(source: string, mark: TextMark): string {
  const start = source.indexOf('[');
  const end = source.indexOf(']') - 1;
  const after = withMark({ text: source.replace('[', '').replace(']', ''), start, end }, mark);
  return `${after.text.slice(0, after.start)}[${after.text.slice(after.start, after.end)}]${after.text.slice(after.end)}`;
}

test.each<[TextMark, string, string]>([
  ['bold', 'You lead [a team].', 'You lead **[a team]**.'],
  ['bold', 'You lead **[a team]**.', 'You lead [a team].'],
  ['bold', 'You lead []', 'You lead **[bold words]**'],
  ['heading', 'About [the] role', '[### About the role]'],
  ['heading', '[### About the role]', '[About the role]'],
  ['heading', 'First.\nAbout[]\nLast.', 'First.\n\n[### About]\nLast.'],
  ['list', 'You need:\n\n[one\ntwo]\n\nEnd', 'You need:\n\n[- one\n- two]\n\nEnd'],
  ['list', '[- one\n- two]', '[one\ntwo]'],
])('%s turns %j into %j', (mark, before, after) => {
  expect(marked(before, mark)).toBe(after);
});

test('what a button marks is read as that', () => {
  const { text } = withMark({ text: 'First.\nAbout the role', start: 10, end: 12 }, 'heading');
  expect(parseMarkdown(text).map(({ kind }) => kind)).toEqual(['paragraph', 'heading']);
});
