import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNewPassword } from '../../../schema/accounts/passwords/password-checks.ts';
import type { Passwords } from '../../../schema/ports.ts';
import { FieldChecks } from '../../../schema/text/field-checks.ts';
import { sourceFiles } from '../../architecture/source-files.ts';

const absent = () => {
  throw new Error('Nothing is hashed here.');
};
const passwords: Passwords = { hash: absent, matches: absent, isCommon: async () => false };

/** What is said of a password; nothing if it may be used. */
async function said(password: string): Promise<string | undefined> {
  const checks = new FieldChecks();
  await checkNewPassword(checks, 'password', password, passwords);
  try {
    checks.done();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('wherever a password is stored, it was checked', () => {
  const storing = sourceFiles('{schema,server}/**/*.ts').filter(({ code }) => /\bpasswords\.hash\(/.test(code));
  const unchecked = storing.filter(({ code }) => !/\bcheckNewPassword\(/.test(code)).map(({ path }) => path);
  expect(unchecked, 'which makes one of its own').toEqual(['schema/operations/first-operator.ts']);
  expect(storing.length).toBeGreaterThan(2);
});

const SPACES = 'Password must not be made of spaces only';
const REPEATED = 'Password must not be one character repeated';
const length = fc.integer({ min: 8, max: 200 });

describe('a password of spaces', () => {
  test.each([
    ['spaces', ' '],
    ['tabs', '\t'],
    ['line ends', '\r\n'],
    ['spaces that do not break', '\u00a0'],
    ['wide spaces', '\u3000'],
    ['spaces without width', '\u200b'],
    ['Hangul fillers', '\u3164'],
  ])('is refused: %s', async (_name, space) => {
    expect(await said(space.repeat(12))).toBe(SPACES);
  });

  test('is refused, whatever spaces are mixed', async () => {
    const space = fc.constantFrom(...' \t\n\u00a0\u2003\u3000\u200b\ufeff\u00ad');
    await fc.assert(
      fc.asyncProperty(fc.array(space, { minLength: 8, maxLength: 60 }), async (given) => {
        expect(await said(given.join(''))).toBe(SPACES);
      }),
    );
  });
});

test('a password of one character is refused, however long it is', async () => {
  const character = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((one) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(one));
  await fc.assert(
    fc.asyncProperty(character, length, async (one, times) => {
      fc.pre(one.length * times <= 1_000);
      expect(await said(one.repeat(times))).toBe(REPEATED);
    }),
  );
});

test.each([
  ['a letter', 'a'],
  ['a letter with its accent apart', 'e\u0301'],
  ['an emoji of several', '👩🏽\u200d⚕️'],
  ['a flag', '🇬🇧'],
])('a password of %s, repeated, is refused', async (_name, one) => {
  expect(await said(one.repeat(12))).toBe(REPEATED);
});

test('a password with two different letters may be used', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEF0123456789';
  const two = fc.uniqueArray(fc.constantFrom(...letters), { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(two, length, async ([one = '', other = ''], times) => {
      expect(await said(`${one.repeat(times)}${other}`)).toBeUndefined();
      expect(await said(`${' '.repeat(times)}${one}`)).toBeUndefined();
    }),
  );
});

test('what is too long is refused for that, and looked at no further', async () => {
  const before = process.cpuUsage();
  expect(await said('👩🏽\u200d⚕️'.repeat(100_000))).toBe('Password must be 1,000 characters or fewer');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(200);
});
