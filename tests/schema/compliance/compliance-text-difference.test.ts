import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestEdit } from '../../../schema/compliance/shortest-edit.ts';
import { changesBetween, compareTexts, type TextPart } from '../../../schema/compliance/text-difference.ts';

/** Few words, so that texts have much in common. */
const word = fc.constantFrom('limit', 'days', '15', '30', 'report', '### Heading', '- point', '', ' ');
const text = fc
  .array(fc.array(word, { maxLength: 6 }), { maxLength: 8 })
  .map((written) => written.map((line) => line.join(' ')).join('\n'));
const anyText = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 60 }));

const without = (kind: TextPart['kind'], parts: readonly TextPart[]) =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');

describe('the comparison of two texts', () => {
  it('holds both of them, whole', () =>
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const parts = compareTexts(before, after).flatMap(({ parts }) => parts);
        expect(without('added', parts)).toBe(before);
        expect(without('removed', parts)).toBe(after);
      }),
      { numRuns: 500 },
    ));

  it('says nothing about texts that are the same', () =>
    fc.assert(fc.property(anyText, (same) => changesBetween(same, same).length === 0)));

  it('names every difference under its heading', () => {
    const before = 'Opening.\n### One\nReport within 30 days.\n### Two\nKeep it.\nShow it.';
    const after =
      'Opening.\n### One\nReport within 15 days.\n### Two\nKeep it.\nAnd label it.\nShow it.\n### Three\nNew.';
    expect(changesBetween(before, after)).toEqual([
      {
        heading: 'One',
        isWhole: false,
        parts: [
          { kind: 'same', text: '\nReport within ' },
          { kind: 'removed', text: '30' },
          { kind: 'added', text: '15' },
          { kind: 'same', text: ' days.' },
        ],
      },
      { heading: 'Two', isWhole: false, parts: [{ kind: 'added', text: '\nAnd label it.' }] },
      { heading: '', isWhole: false, parts: [{ kind: 'added', text: '\n### Three\nNew.' }] },
    ]);
  });

  it('takes lines that share little as wholes', () => {
    expect(changesBetween('Call the ward manager.', 'Written notice is needed.')).toEqual([
      {
        heading: '',
        isWhole: true,
        parts: [
          { kind: 'removed', text: 'Call the ward manager.' },
          { kind: 'added', text: 'Written notice is needed.' },
        ],
      },
    ]);
  });

  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const longest = 50_000;
  it.each([
    ['nothing in common', (side: string) => numbers(5_000).map((n) => `${side}${n}\n`)],
    [
      'one line of short words',
      (side: string) => numbers(9_000).map((n) => (n % 40 === 0 ? `${side} ` : `w${n % 7} `)),
    ],
    [
      'many lines rewritten between others',
      (side: string) =>
        numbers(60).flatMap((n) => ['stays\n', ...numbers(200).map((m) => `${side}${(n * m) % 9} `), '\n']),
    ],
    ['lines of one letter', (side: string) => numbers(25_000).map((n) => (n % 97 === 0 ? `${side}\n` : '\n'))],
  ])('takes little time for the longest texts: %s', (_name, make) => {
    const [before, after] = ['a', 'b'].map((side) => make(side).join('').slice(0, longest)) as [string, string];
    compareTexts(before, after);
    const started = process.cpuUsage();
    const passages = compareTexts(before, after);
    const { user, system } = process.cpuUsage(started);
    const parts = passages.flatMap((passage) => passage.parts);
    expect(without('added', parts)).toBe(before);
    expect(without('removed', parts)).toBe(after);
    expect(passages.some(({ isWhole }) => isWhole)).toBe(true);
    expect((user + system) / 1_000, 'milliseconds of the processor').toBeLessThan(150);
  });
});

describe('the shortest edit', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

  it('is as short as the longest common part allows', () =>
    fc.assert(
      fc.property(list, list, (before, after) => {
        const kept = shortestEdit(before, after, { left: 10_000 }).filter(({ kind }) => kind === 'same').length;
        expect(kept).toBe(longestCommon(before, after));
      }),
      { numRuns: 500 },
    ));
});

/** Length of the longest common subsequence, by the textbook's table. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  let above = new Array<number>(after.length + 1).fill(0);
  for (const one of before) {
    const row = [0];
    for (const [index, other] of after.entries()) {
      row.push(one === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
