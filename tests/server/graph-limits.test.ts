import { isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';
import { anyone } from '../schema/access/outcomes.ts';
import { policies } from '../schema/access/policies.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function ask(query: string, variables?: Record<string, unknown>) {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/graphql-response+json' },
    payload: { query, variables },
  });
  return { status: response.statusCode, body: response.json() };
}

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: site { name }`).join(' ')} }`;

test('15 aliases are allowed, 16 are not', async () => {
  expect((await ask(aliases(15))).status).toBe(200);
  const { status, body } = await ask(aliases(16));
  expect(status).toBe(400);
  expect(body.errors[0].message).toBe('The query has too many aliases: 15 aliases are allowed.');
});

test('aliases inside a fragment count each time it is used', async () => {
  const { status, body } = await ask(
    `{ a: site { ...Names } b: site { ...Names } c: site { ...Names } d: site { ...Names } }
     fragment Names on Site { n1: name n2: name n3: name }`,
  );
  expect(status).toBe(400);
  expect(body.errors[0].message).toContain('too many aliases');
});

test('20 root fields are allowed, 21 are not, however they are wrapped', async () => {
  const fields = (count: number) => Array.from({ length: count }, () => 'site { name }').join(' ');
  expect((await ask(`{ ${fields(20)} }`)).status).toBe(200);
  expect((await ask(`{ ${fields(21)} }`)).body.errors[0].message).toContain('too many root fields');
  expect((await ask(`{ ...on Query { ${fields(21)} } }`)).body.errors[0].message).toContain('too many root fields');
});

test('introspection is exempt from the depth', async () => {
  const type = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${type(levels - 1)} }`);
  expect((await ask(`{ __schema { types { fields { type { ${type(12)} } } } } }`)).status).toBe(200);
});

test('more than 2,000 tokens are refused', async () => {
  const { status, body } = await ask(`{ site { ${'name '.repeat(2_000)} } }`);
  expect(status).toBe(400);
  expect(body.errors[0].message).toContain('2000 tokens');
});

test('a query that costs more than 5,000 points is refused before anything runs', async () => {
  const query = `query ($n: Int!) { a: jobs(first: $n) { ...F } b: jobs(first: $n) { ...F } c: jobs(first: $n) { ...F } }
    fragment F on JobConnection { nodes { id title department location salary posted typeLabel urgency reference region
      nation workingPattern contractType employer { id name } pay { entry intermediate top } } }`;
  expect((await ask(query, { n: 10 })).status).toBe(200);
  const { status, body } = await ask(query, { n: 100 });
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  expect(body.data).toBeUndefined();
});

test('a price is that of the declared variables, whatever else is sent beside them', async () => {
  const list = (
    variable: string,
  ) => `jobs(first: $${variable}) { nodes { id title department location salary posted typeLabel
    urgency reference region nation workingPattern contractType employer { id name } pay { entry intermediate top } } }`;
  const query = `query ($a: Int, $b: Int) { x: ${list('a')} y: ${list('b')} z: ${list('b')} }`;
  expect((await ask(query, { 'a,100,b': 100 })).status).toBe(200);
  expect((await ask(query, { a: 100, b: 100 })).body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
});

const whole = `nodes { id title department location salary posted typeLabel urgency reference region nation
  workingPattern contractType employer { id name } pay { entry intermediate top } }`;

describe('a price that a variable decides', () => {
  const query = `query ($n: Int = 100) { a: jobs(first: $n) { ${whole} } b: jobs(first: $n) { ${whole} }
    c: jobs(first: $n) { ${whole} } }`;

  test('is another for one that is null than for one that is absent, in whichever order they come', async () => {
    // Null stands for the 20 rows of a list of which nothing is said; absent, it is the 100 of its default.
    for (const _time of [1, 2]) {
      expect((await ask(query, { n: null })).status).toBe(200);
      expect((await ask(query, {})).body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
    }
  });

  test.each(['__proto__', '__n', 'constructor'])('cannot be hidden behind the name %s', async (name) => {
    const named = query.replaceAll('$n', `$${name}`);
    const refusals = [await ask(named, {}), await ask(named), await ask(named, JSON.parse(`{"${name}":100}`))];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test.each([
    ['text', '100'],
    ['a fraction', 2.5],
    ['a list', [100]],
    ['more than a whole number of the graph', 1e10],
  ])('is not worked out for %s, which is refused', async (_, n) => {
    const { status, body } = await ask(query, { n });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.data).toBeUndefined();
  });
});

test.each([
  ['the name of a variable that is sent', '{ site { name } }', '{"__proto__":{"first":100}}'],
  ['the name of a variable that is declared', 'query ($__a: Int) { jobs(first: $__a) { totalCount } }', '{}'],
  ['a field of an input in a variable', 'query ($f: JobFilter) { jobs(filter: $f) { totalCount } }', '{"f":{"__a":1}}'],
  ['a field of an input in the query', '{ jobs(filter: { __proto__: 1 }) { totalCount } }', '{}'],
])('two underscores begin no %s', async (_, query, variables) => {
  const given = JSON.parse(variables);
  const { status, body } = await ask(query, given);
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  const search = new URLSearchParams({ query, variables });
  const headers = { accept: 'application/graphql-response+json' };
  expect((await app.server.inject({ url: `/graphql?${search}`, headers })).statusCode).toBe(400);
});

test('a variable that does not fit is refused before anything else looks at it, with all that is wrong', async () => {
  const query = 'query ($first: Int!, $sort: JobSort) { jobs(first: $first, sort: $sort) { totalCount } }';
  const { status, body } = await ask(query, { first: 'many', sort: 'SIDEWAYS' });
  expect(status).toBe(400);
  expect(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ]);
});

test('automatic persisted queries are not offered: they would fill a cache', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  });
  expect(response.json().data).toBeUndefined();
});

test('one operation a request', async () => {
  const { status, body } = await ask('query A { site { name } } query B { site { name } }');
  expect(status).toBe(400);
  expect(body.errors[0].message).toBe('Send one operation in a request.');
});

test('no batches', async () => {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: [{ query: '{ __typename }' }] });
  expect(response.statusCode).toBe(400);
});

test('a body of more than 1 MB is refused', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }', variables: { filler: 'x'.repeat(1_000_001) } },
  });
  expect(response.statusCode).toBe(413);
  expect(response.json().errors[0].message).toBe('The body must be 1 MB or smaller.');
});

test('suggestions are hidden, introspection is open', async () => {
  const { body } = await ask('{ jobz { totalCount } }');
  expect(body.errors[0].message).toBe('Cannot query field "jobz" on type "Query".');
  expect((await ask('{ __schema { queryType { name } } }')).body.data.__schema.queryType.name).toBe('Query');
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
])('a body sent as %s is refused with %i', async (type, status) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': type },
    payload: '{"query":"{ __typename }"}',
  });
  expect(response.statusCode).toBe(status);
});

test("a GET from another site's page is refused, from a program it is answered", async () => {
  const url = '/graphql?query=%7B__typename%7D';
  expect((await app.server.inject({ url })).statusCode).toBe(200);
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await app.server.inject({ url, headers: crossSite })).statusCode).toBe(400);
  expect((await app.server.inject({ url, headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(400);
  expect(
    (await app.server.inject({ url, headers: { origin: 'http://localhost', host: 'localhost' } })).statusCode,
  ).toBe(200);
});

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s is answered with the methods that are possible', async (method) => {
  const response = await app.server.inject({ method, url: '/graphql' });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe('GET, HEAD, POST');
});

test('no list is read from its end: the last rows need a cursor that they stand before', async () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  // Who may not read a list is not told what is wrong with the question.
  const lists = fields.filter(
    ({ args, name }) =>
      args.some((argument) => argument.name === 'last') &&
      !args.some(isRequiredArgument) &&
      policies[`Query.${name}`]?.policy === anyone,
  );
  expect(lists.length).toBeGreaterThanOrEqual(5);
  for (const { name } of lists) {
    const { body } = await ask(`{ ${name}(last: 2) { totalCount } }`);
    expect(body.errors[0].extensions, name).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'last' }] });
    expect(body.errors[0].message).toMatch(/^Use last with before: /);
  }
});
