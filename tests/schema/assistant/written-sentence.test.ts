import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../schema/assistant/model/written-lines.ts';
import { writtenSentence } from '../../../schema/assistant/model/written-sentence.ts';

const record = { category: 'help', title: 'Get your account verified', path: '/help-center?article=verified' } as const;
const text = 'Operators verify an account within 24 to 48 hours once its email address is confirmed. It costs £1,200.';
const sources = [{ record, text }];
const said = (line: string) => writtenSentence(line, sources)?.text;

test.each([
  ['Operators verify an account within 24 to 48 hours. [1]', 'Operators verify an account within 24 to 48 hours.'],
  ['- **Operators** verify an `account` [1].', 'Operators verify an account'],
  ['1. Operators verify an account [1] [1]', 'Operators verify an account'],
  ['It costs 1200 once confirmed [1]', 'It costs 1200 once confirmed'],
  ['[Operators](http://evil.example) verify an account [1]', 'Operators verify an account'],
  ['<b onclick="x()">Operators</b> verify an account [1]', 'Operators verify an account'],
])('"%s" is "%s"', (line, sentence) => {
  expect(said(line)).toBe(sentence);
});

describe('nothing is said by', () => {
  test.each([
    '',
    'NONE',
    'Operators verify an account',
    'Operators verify an account [2]',
    'Operators verify an account [0]',
    'Operators verify an account at https://evil.example [1]',
    'Operators verify an account at evil.example [1]',
    'Operators verify an account at evil\u200b.example [1]',
    'Operators verify an account at ｅｖｉｌ．ｅｘａｍｐｌｅ [1]',
    'Operators verify an account, write to someone@evil.example [1]',
    'Operators verify an account javascript:alert(1) [1]',
    'Operators verify an account within 3 hours [1]',
    'Operators verify an account, call 0900 123456 [1]',
    'Take two tablets of paracetamol every morning [1]',
    'Every nurse gets a free laptop from the trust [1]',
    `${'Operators verify an account '.repeat(40)} [1]`,
  ])('"%s"', (line) => {
    expect(said(line)).toBeUndefined();
  });
});

test('whatever is written, no markup and no address is left, and the record is one that was given', () => {
  const piece = constantFrom(
    ...['Operators ', 'verify ', 'an account ', '24 ', '[1]', '[2]', '<a href="http://x.example">', '</a>', '<script>'],
    ...[
      '](https://evil.example)',
      '[',
      '![',
      'www.evil.example ',
      'http://',
      'javascript:',
      '\u202e',
      '\u0000',
      '`',
      '**',
    ],
  );
  const line = array(piece, { maxLength: 12 }).map((pieces) => `${pieces.join('')} [1]`);
  assert(
    property(line, string(), (written, noise) => {
      for (const one of [written, `${written.slice(0, -4)}${noise} [1]`]) {
        const sentence = writtenSentence(one, sources);
        if (!sentence) continue;
        expect(sentence.record).toBe(record);
        expect(sentence.text).not.toMatch(/[<>`*]|:\/\/|www\.|javascript:|\.example|[\p{Cc}\p{Cf}]/u);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('lines come once they have ended, however the text is cut, and no more of it is read than has a use', async () => {
  const pieces = async function* (...texts: string[]) {
    yield* texts;
  };
  expect(await allOf(linesOf(pieces('a', 'b\nc', '\n', 'd')))).toEqual(['ab', 'c', 'd']);
  let read = 0;
  const endless = async function* () {
    while (true) {
      read += 1;
      yield 'a'.repeat(1_000);
    }
  };
  expect(await allOf(linesOf(endless()))).toEqual([]);
  expect(read).toBe(5);
});

async function allOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}
