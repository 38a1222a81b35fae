import { expect, test } from 'vitest';
import { ValidationError } from '../../schema/graph/errors.ts';
import { FieldChecks } from '../../schema/graph/field-checks.ts';

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
