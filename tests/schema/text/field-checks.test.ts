import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValidationError } from '../../../schema/errors.ts';
import { FieldChecks } from '../../../schema/text/field-checks.ts';
import { visibleOf } from '../../../schema/text/visible-text.ts';
import { disproportion } from '../../support/long-input.ts';

/** What is said of a text, or the text itself. */
function read(kind: 'line' | 'lines', text: string, path = 'lastName'): string {
  const checks = new FieldChecks();
  const value = checks[kind](path, text, { most: 20 });
  try {
    checks.done();
    return value;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}

test('fields are called by words that people know', () => {
  expect(read('line', 'x'.repeat(21))).toBe('Last name must be 20 characters or fewer');
  expect(read('lines', 'x'.repeat(21), 'description')).toBe('Description must be 20 characters or fewer');
});

test.each(['\u202Eevil', 'a\u2066b', 'a\u202Ab\u202C'])('%j reads otherwise than it is', (text) => {
  expect(read('line', text)).toBe('Last name must be one line of plain text');
  expect(read('lines', text)).toBe('Last name must be plain text');
});

test('what cannot be seen is no part of a line', () => {
  expect(read('line', '\uFEFF Royal\u200B Hos\u00ADpital ')).toBe('Royal Hospital');
});

test.each(['Se\u200Dvern', 'Sev\u2061ern', 'Severn\uFE0F', 'S\u{E0041}evern', '\u200CSevern'])(
  '%j is Severn',
  (text) => {
    expect(read('line', text)).toBe('Severn');
  },
);

test.each(["Siân O'Neill-Łukasz", 'Nurse 👩🏽‍⚕️', 'محمد', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ශ්‍රී', 'می‌خواهم'])('%s stays as it is', (name) => {
  expect(read('line', name)).toBe(name.normalize('NFC'));
});

describe('a length', () => {
  const most = 20;

  test.each([
    [' '.repeat(90) + 'x'.repeat(most), 'x'.repeat(most)],
    ['\u200B'.repeat(100) + 'x'.repeat(most), 'x'.repeat(most)],
    ['S\u{E0041}'.repeat(most), 'S'.repeat(most)],
    ['e\u0301'.repeat(most), 'é'.repeat(most)],
  ])('is that of what is seen: %j', (text, seen) => {
    expect(read('line', text)).toBe(seen);
  });

  const tooLong = 'Last name must be 20 characters or fewer';

  test.each([
    'x'.repeat(most + 1),
    ` ${'x'.repeat(most + 1)} `,
    'x'.repeat(1_000_000),
    ' '.repeat(1_000_000),
    '\u{E0041}'.repeat(500_000),
  ])('is refused if it is too long, or where there is too much that is not seen', (text) => {
    expect(read('line', text)).toBe(tooLong);
    expect(read('lines', text)).toBe(tooLong);
  });

  test('that is far too long leaves nothing to look at', () => {
    const checks = new FieldChecks();
    expect(checks.line('lastName', 'x'.repeat(1_000), { most })).toBe('');
    expect(checks.lines('lastName', 'x'.repeat(1_000), { most, missing: 'Enter your last name' })).toBe('');
    expect(() => checks.done()).toThrow(tooLong);
  });
});

describe('what is seen of a text', () => {
  /** Pieces of names that are whole, and stay so beside each other. */
  const piece = fc.constantFrom(
    'a',
    'Z',
    'é',
    'ł',
    '7',
    "O'",
    '-',
    ' ',
    'م',
    'می‌خو',
    'ශ්‍රී',
    '山',
    '👩🏽‍⚕️',
    '❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '🇬🇧',
  );
  const name = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  const unseen = fc.constantFrom('\u00AD', '\u200B', '\uFEFF', '\u2060', '\u2061', '\u180E');

  test('is all of an ordinary name', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(visibleOf(text)).toBe(text);
      }),
    );
  });

  test('is not what is put between its letters', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'é', '山', 'm', ' '), unseen)), (pairs) => {
        const whole = pairs.map(([letter, mark]) => `${letter}${mark}`).join('');
        expect(visibleOf(whole)).toBe(pairs.map(([letter]) => letter).join(''));
      }),
    );
  });

  test.each([
    ['a flag without its letters', '🏴', '🏴'],
    ['letters of a flag behind another emoji', '👩\u{E0067}\u{E007F}', '👩'],
    ['letters of a flag behind a letter', 'a\u{E0067}\u{E0062}b', 'ab'],
    ['letters of a flag behind a selector', '🏴\uFE0F\u{E0067}', '🏴\uFE0F'],
    ['a second selector', '❤\uFE0F\uFE0F', '❤\uFE0F'],
    ['a selector behind a flag', '🏴\u{E0067}\u{E007F}\uFE0F', '🏴\u{E0067}\u{E007F}'],
    ['two flags', '🏴\u{E0067}\u{E007F}🏴\u{E0073}\u{E007F}', '🏴\u{E0067}\u{E007F}🏴\u{E0073}\u{E007F}'],
    ['a joiner between letters', 'a\u200Db', 'ab'],
    ['a joiner between emoji', '👩\u200D👧', '👩\u200D👧'],
  ])('of %s is what an emoji needs', (_name, text, seen) => {
    expect(visibleOf(text)).toBe(seen);
  });

  test.each([' ', 'a', '[', '\u{E0041}', '\uFE0F', '\u200D', '\u00AD', '\u0301', '🏴', '👩\u200D', '🏴\u{E0041}'])(
    'of much of %j takes as long as its length',
    async (letter) => {
      const text = letter.repeat(200_000);
      const slow = await disproportion(
        async () => visibleOf(text),
        async () => visibleOf(letter.repeat(20_000)),
      );
      expect(slow).toBeUndefined();
    },
  );
});
