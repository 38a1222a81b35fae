import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  // The compiled queries have words of their own for a variable that does not fit.
  app = await openTestApp({ compileQueries: false });
});
afterAll(() => app.close());

async function ask(payload: object, accept: string) {
  const { statusCode, headers, body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept, 'content-type': 'application/json' },
    payload,
  });
  const { date, 'x-request-id': requestId, ...lasting } = headers;
  return { statusCode, headers: lasting, body: body.replaceAll(String(requestId), 'the id of the request') };
}

/** A comment of its own makes a text that was never sent before. */
let texts = 0;
const unseen = (query: string) => {
  texts += 1;
  return `${query} # ${texts}`;
};

const list = 'query List($first: Int) { jobs(first: $first) { nodes { id title } } }';
const two = 'query Two { jobs { totalCount } jobStats { openPositions } }';

const requests: readonly (readonly [what: string, request: Record<string, unknown> & { query: string }])[] = [
  ['without variables', { query: list }],
  ['with variables', { query: list, variables: { first: 2 } }],
  ['with null for all that may be left out', { query: list, variables: null, operationName: null }],
  ['by its name', { query: list, operationName: 'List' }],
  ['by another name', { query: list, operationName: 'Other' }],
  ['without a name', { query: '{ site { productName } }' }],
  ['of two fields', { query: two }],
  ['with a variable that does not fit', { query: list, variables: { first: 'two' } }],
  ['with variables that are no object', { query: list, variables: [1] }],
  ['with a page that is refused', { query: list, variables: { first: 1_000 } }],
  [
    'that has become too costly',
    { query: list.replace('id title', 'employer { name } pay { band }'), variables: { first: 100 } },
  ],
  ['with extensions', { query: list, extensions: {} }],
  ['about the schema', { query: '{ __schema { queryType { name } } }' }],
];

const accepted = [
  'application/json',
  '*/*',
  'application/graphql-response+json,application/json;q=0.9',
  'application/graphql-response+json',
  'text/plain',
];

describe.each(accepted)('where %s is accepted', (accept) => {
  test.each(requests)('a known query %s is answered as by Apollo Server', async (_, request) => {
    const query = unseen(request.query);
    const first = await ask({ ...request, query }, accept);
    // From here on the text is known, if it ever is.
    await ask({ query }, 'application/json');
    expect(await ask({ ...request, query }, accept)).toEqual(first);
    expect(await ask({ ...request, query }, accept)).toEqual(first);
  });
});
