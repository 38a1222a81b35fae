import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';
import { exampleOf, pathParameters, queryParameters, rows } from './table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const badLimits = ['0', '101', '-1', '1.5', 'abc', '1e3', '', '%20', '+1', '0x10', '%D9%A1', '9'.repeat(30), 'NaN'];

describe.each(queryParameters.filter(({ parameter }) => parameter.name === 'limit'))(
  '$name',
  ({ given, parameter }) => {
    const most = String(parameter.schema['maximum']);

    it.each(badLimits)('refuses %j', async (value) => {
      const { code, error, fields } = expectError(await ask(app.server, given(value)), 400);
      expect(code).toBe('BAD_USER_INPUT');
      expect(error).toBe(`limit must be a whole number from 1 to ${most}.`);
      expect(fields).toEqual({ limit: error });
    });

    it('takes its bounds, and no more', async () => {
      expect(['8', '10', '100']).toContain(most);
      for (const value of ['1', most]) {
        expect((await ask(app.server, given(value))).statusCode).toBe(200);
      }
      expect((await ask(app.server, given(String(Number(most) + 1)))).statusCode).toBe(400);
    });
  },
);

describe.each(queryParameters)('$name', ({ parameter, given }) => {
  it('refuses a NUL character', async () => {
    const { fields } = expectError(await ask(app.server, given('a%00b')), 400);
    expect(Object.keys(fields ?? {})).toEqual([parameter.name]);
  });

  it.each(['%', '%zz', '%ED%A0%80', '%F0%28%8C%28'])('refuses the encoding %s', async (value) => {
    expect(expectError(await ask(app.server, given(value)), 400).code).toBe('BAD_REQUEST');
  });
});

describe.each(queryParameters.filter(({ parameter }) => !parameter.isList))('$name', ({ parameter, given }) => {
  it('refuses to be given twice', async () => {
    const value = exampleOf(parameter);
    const { fields } = expectError(await ask(app.server, `${given(value)}&${parameter.name}=${value}`), 400);
    expect(fields).toEqual({ [parameter.name]: `${parameter.name} must be given once.` });
  });
});

const restricted = queryParameters.filter(({ parameter: { schema } }) => schema['type'] !== 'string' || schema['enum']);

describe.each(restricted)('$name', ({ parameter, given }) => {
  it('refuses what it does not know', async () => {
    for (const value of ['', 'nonsense', '-1', '99999999999999999999', 'constructor', '__proto__']) {
      const { fields } = expectError(await ask(app.server, given(value)), 400);
      expect(Object.keys(fields ?? {})).toEqual([parameter.name]);
    }
  });
});

describe.each(rows)('$name', ({ address }) => {
  it.each(['nonsense', '__proto__', 'constructor', 'Limit'])('refuses the unknown parameter %s', async (name) => {
    const { code, fields } = expectError(await ask(app.server, `${address}?${name}=1`), 400);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(fields ?? {})).toEqual([name]);
  });

  it('names everything that is wrong at once', async () => {
    const { fields } = expectError(await ask(app.server, `${address}?one=1&two=2`), 400);
    expect(Object.keys(fields ?? {})).toEqual(['one', 'two']);
  });
});

const badIds = ['99999999999999999999', 'NaN', 'null', '-1', '%00', '%zz', '%ED%A0%80', '%27%20or%201=1--', '..%2F..'];

describe.each(pathParameters)('$name', ({ given }) => {
  it.each([...badIds, '%F0%9F%98%80', 'a'.repeat(299), 'a'.repeat(5_000), 'a%20b', '%25'])(
    'refuses %s',
    async (value) => {
      expectError(await ask(app.server, given(value)), 400, 404);
    },
  );
});

describe('what the graph refuses', () => {
  const unknown = 'cursor is not a cursor of this list. Start without it.';
  const both = 'Use offset or a cursor, not both.';
  const radius = 'Say near which place to measure the radius.';
  const long = 'search must be 200 characters or fewer.';
  const place = "We do not know the place 'Nowhere'. Enter a town, a hospital site or a postcode.";

  const meant = "We do not know the place 'Harogate'. Did you mean Harrogate?";

  it.each([
    { address: '/jobs?cursor=abc', name: 'cursor', sentence: unknown },
    { address: '/cms/content?cursor=', name: 'cursor', sentence: unknown },
    { address: '/jobs?cursor=abc&offset=0', name: 'offset', sentence: both },
    { address: '/jobs?radius=5', name: 'radius', sentence: radius },
    { address: `/jobs?search=${'a'.repeat(201)}`, name: 'search', sentence: long },
    { address: '/jobs?near=Nowhere', name: 'near', sentence: place },
    { address: '/jobs?near=Harogate', name: 'near', sentence: meant },
  ])('is named as REST names it: $address', async ({ address, name, sentence }) => {
    const { code, error, fields } = expectError(await ask(app.server, address), 400);
    expect(code).toBe('BAD_USER_INPUT');
    expect(error).toBe(sentence);
    expect(fields).toEqual({ [name]: sentence });
  });

  it.each([
    ['/jobs', '/news'],
    ['/news', '/jobs'],
    ['/jobs', '/equipment'],
    ['/compliance', '/help-articles'],
  ])('is refused when a cursor of %s is given to %s', async (list, other) => {
    const { nextCursor } = (await ask(app.server, `${list}?limit=1`)).json();
    expect(nextCursor).toEqual(expect.any(String));
    const answer = await ask(app.server, `${other}?limit=1&cursor=${nextCursor}`);
    expect(expectError(answer, 400).fields).toEqual({ cursor: unknown });
  });

  it('is named as REST names it when the cursor belongs to another order', async () => {
    const { nextCursor } = (await ask(app.server, '/jobs?limit=1')).json();
    const answer = await ask(app.server, `/jobs?limit=1&sort=salary-low&cursor=${nextCursor}`);
    expect(expectError(answer, 400).fields).toEqual({ cursor: unknown });
  });
});
