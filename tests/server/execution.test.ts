import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let compiled: TestApp;
let plain: TestApp;

beforeAll(async () => {
  compiled = await openTestApp();
  plain = await openTestApp({ compileQueries: false });
});
afterAll(() => Promise.all([compiled.close(), plain.close()]));

async function ask(app: TestApp, query: string, variables: Record<string, unknown> | undefined) {
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  const body = response.body.replace(/"requestId":"[^"]+"/g, '"requestId":"…"');
  return { status: response.statusCode, body: JSON.parse(body) };
}

const page = `query ($first: Int = 2, $with: Boolean!, $filter: JobFilter) {
  jobs(first: $first, filter: $filter, sort: SALARY_HIGH) {
    totalCount
    edges { cursor node { ...Row pay @include(if: $with) { band entry } } }
    facets @skip(if: $with) { type { value count } }
  }
}
fragment Row on Job { __typename id title type urgency band salary closesAt agency }`;

const requests: [name: string, query: string, variables?: Record<string, unknown>][] = [
  ['a list with a fragment', page, { with: true }],
  ['the same with other variables', page, { with: false, first: 3, filter: { type: ['PERMANENT'], search: 'nurse' } }],
  ['a default that is not overridden', page, { with: true, filter: null }],
  [
    'a required variable with a default that is left out',
    'query ($sort: JobSort! = SALARY_LOW, $filter: JobFilter! = { type: [PERMANENT] }) { jobs(sort: $sort, filter: $filter) { nodes { id } } }',
  ],
  ['a variable of the wrong type', page, { with: 'yes' }],
  ['a variable that is missing', page, {}],
  ['an enum value that does not exist', page, { with: true, filter: { type: ['SOMETIMES'] } }],
  ['a refusal by a rule', page, { with: true, first: 500 }],
  ['a refusal beside an answer', '{ site { name } content(key: "\\u0000") { key } }'],
  ['nothing found', '{ job(id: "nothing") { id } content(key: "nothing") { key } }'],
  ['aliases and nested values', '{ a: job(id: "x") { id } stats: jobStats { open: openPositions employers } }'],
  ['introspection', '{ __schema { queryType { name } } __type(name: "Job") { kind fields { name } } }'],
];

// A document is compiled when it comes a second time, so each is asked three times.
test.each(requests)('compiled and plain execution answer alike: %s', async (_name, query, variables) => {
  const expected = await ask(plain, query, variables);
  for (const _time of [1, 2, 3]) {
    const { status, body } = await ask(compiled, query, variables);
    expect(status).toBe(expected.status);
    expect(body.data).toEqual(expected.body.data);
    expect(body.errors?.map(codeAndPath)).toEqual(expected.body.errors?.map(codeAndPath));
  }
});

// The two word what is wrong with a variable each in its own way.
function codeAndPath({ path, extensions }: { path?: unknown; extensions: { code: string } }) {
  return { path, code: extensions.code };
}
