import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';
import { expect, test } from 'vitest';
import { deviceInWords } from '../../client/account-page/device-in-words.ts';
import { sessionNames } from '../../client/account-page/session-names.ts';
import { checkEmail, checkPassword } from '../../client/accounts/account-checks.ts';
import { OWN_DATA_PARTS } from '../../client/accounts/own-data/words.ts';
import { createCache } from '../../client/apollo/cache.ts';
import { RequestError } from '../../client/apollo/request-error.ts';
import { problemAt, problemOf, problemsOf } from '../../client/forms/problem.ts';
import { ownDataSections } from '../../schema/accounts/own-data/own-data-sections.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'curl'],
  ['rota-importer', 'rota-importer'],
  ['', 'Unknown device'],
])('%s is shown as a device', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});

test('sessions of the same browser have names of their own', () => {
  const device = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
  const createdAt = ['2026-11-20T14:31:05Z', '2026-11-20T09:00:00Z', '2026-11-20T14:31:40Z'];
  expect(sessionNames(createdAt.map((at) => ({ device, createdAt: at })))).toEqual([
    'Chrome on Linux, signed in on 20 November 2026 at 2:31pm, 1 of 2',
    'Chrome on Linux, signed in on 20 November 2026 at 9:00am',
    'Chrome on Linux, signed in on 20 November 2026 at 2:31pm, 2 of 2',
  ]);
});

test("the account page names all that the file with one's data holds", () => {
  expect(Object.keys(OWN_DATA_PARTS).sort()).toEqual(ownDataSections.map(({ name }) => name).sort());
});

test.each(['name@example.com', 'a.b+c@nhs.example.uk', 'ünal@exämple.org'])('%s passes for an address', (email) => {
  expect(checkEmail(email)).toEqual([]);
});

test.each(['name', 'name@example', '@example.com', 'two words@example.com', 'a@b@c.com'])(
  '%s does not pass for an address',
  (email) => {
    expect(checkEmail(email)).toEqual([
      { field: 'email', message: 'Enter an email address in the correct format, like name@example.com' },
    ]);
  },
);

test('the length of a password is counted in letters, as the server does', () => {
  expect(checkPassword('👩🏽‍⚕️abcd')).toEqual([]);
  expect(checkPassword('🩺🩺🩺🩺🩺🩺🩺')).toEqual([
    { field: 'password', message: 'Password must be at least 8 characters long' },
  ]);
});

test('a refusal names fields by the last part of their paths, or has its sentence, or a fallback', () => {
  const fields = [{ path: 'input.email', message: 'Taken' }];
  const problems = problemsOf({ message: 'One problem', fields }, 'Failed');
  expect(problems).toEqual([{ field: 'email', message: 'Taken' }]);
  expect(problemAt(problems, 'email')).toBe('Taken');
  expect(problemsOf({ message: 'Too often' }, 'Failed')).toEqual([{ message: 'Too often' }]);
  expect(problemsOf(undefined, 'Failed')).toEqual([{ message: 'Failed' }]);
});

test('a failure on the way has the sentence of the catalogue, where that says more than the fallback', () => {
  expect(problemOf(new RequestError('Request timeout', 'timeout'), 'Failed')).toEqual({ message: 'Request timeout' });
  expect(problemOf(new RequestError('An unexpected error occurred', 'unexpected'), 'Failed').message).toBe('Failed');
  expect(problemOf(new Error('x is undefined'), 'Failed').message).toBe('Failed');
});

test('the cache knows everything that mutations answer instead of their payload', () => {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const type = schema.getType('Error');
  const names = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
  expect(createCache().policies.usingPossibleTypes).toBe(true);
  expect(names.length).toBeGreaterThan(5);
  const isKnown = (name: string) =>
    createCache().policies.fragmentMatches(
      {
        kind: 'InlineFragment',
        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Error' } },
        selectionSet: { kind: 'SelectionSet', selections: [] },
      } as never,
      name,
    );
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});
