import { expect, test } from 'vitest';
import { parseMarkdown } from '../../client/ui/parse-markdown.ts';

test('paragraphs, headings and lists are blocks; a line without a marker carries its item on', () => {
  expect(parseMarkdown('### Pay\n\nOne line\nand more.\n\n- first\n  still first\n- second\n\n1. step')).toEqual([
    { kind: 'heading', children: [{ kind: 'text', text: 'Pay' }] },
    { kind: 'paragraph', children: [{ kind: 'text', text: 'One line and more.' }] },
    {
      kind: 'bullets',
      items: [[{ kind: 'text', text: 'first still first' }], [{ kind: 'text', text: 'second' }]],
    },
    { kind: 'steps', items: [[{ kind: 'text', text: 'step' }]] },
  ]);
});

test('rows between bars below a ruled line of them are a table', () => {
  const cell = (text: string) => [{ kind: 'text', text }];
  expect(parseMarkdown('| Band | Pay |\n| --- | ---: |\n| Band 2 | £25,272 |\n| Band 3 |  |')).toEqual([
    {
      kind: 'table',
      head: [cell('Band'), cell('Pay')],
      rows: [
        [cell('Band 2'), cell('£25,272')],
        [cell('Band 3'), []],
      ],
    },
  ]);
  expect(parseMarkdown('| no table |').map(({ kind }) => kind)).toEqual(['paragraph']);
});

test('a list right below its sentence is a list of its own', () => {
  expect(parseMarkdown('You need:\n- a\n- b').map(({ kind }) => kind)).toEqual(['paragraph', 'bullets']);
});

test('bold words and links are marked, also inside each other', () => {
  expect(parseMarkdown('Read **the [guide](https://example.org/a)** now')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Read ' },
        {
          kind: 'strong',
          children: [
            { kind: 'text', text: 'the ' },
            { kind: 'link', href: 'https://example.org/a', children: [{ kind: 'text', text: 'guide' }] },
          ],
        },
        { kind: 'text', text: ' now' },
      ],
    },
  ]);
});

test('HTML and dangerous links stay the text that they are', () => {
  const source = '<img src=x onerror=alert(1)> [run](javascript:alert(1)) [data](data:text/html,x)';
  const [block] = parseMarkdown(source);
  expect(JSON.stringify(block)).not.toContain('"link"');
  expect(JSON.stringify(block)).toContain('<img src=x onerror=alert(1)>');
});

test.each([
  ['**a', '**a'],
  ['a `` b', 'a `` b'],
  ['[a] (/b)', '[a] (/b)'],
  ['[](/b) [a]()', '[](/b) [a]()'],
  ['[a](/b c)', '[a](/b c)'],
  ['a*b * c', 'a*b * c'],
])('%s has no whole mark and is text', (source, text) => {
  expect(parseMarkdown(source)).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text }] }]);
});

test('a mark may open with the second of two characters that look like it', () => {
  expect(parseMarkdown('``a` [[b](/c)')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: '`' },
        { kind: 'code', text: 'a' },
        { kind: 'text', text: ' ' },
        { kind: 'link', href: '/c', children: [{ kind: 'text', text: '[b' }] },
      ],
    },
  ]);
});

test.each([
  '**a** ',
  '**',
  '[',
  '[a](',
  '[a](/b',
  '`',
  '`a` ',
  '***a',
  '# a\n',
  '- a\n',
  'a\n',
  '|',
  '| a ',
  '|a|\n|-|\n',
])('50,000 characters of %j are read at once', (part) => {
  const source = part.repeat(Math.ceil(50_000 / part.length));
  const started = process.cpuUsage();
  expect(parseMarkdown(`${source}]) end`).length).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000, 'milliseconds of the processor').toBeLessThan(500);
});
