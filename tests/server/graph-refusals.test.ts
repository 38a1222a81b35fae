import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const partner = 'https://partner.example';
const query = encodeURIComponent('{ __typename }');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { CORS_ORIGINS: partner } });
});
afterAll(() => app.close());

const json = 'application/json';
const bodies = [
  ['no object', 'null'],
  ['a number', '1'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['a batch', '[{"query":"{ __typename }"}]'],
  ['nothing', ''],
  ['no JSON', '{'],
  ['a query that is no text', '{"query":1}'],
  ['an empty query', '{"query":""}'],
  ['variables that are a text', '{"query":"{ __typename }","variables":"{}"}'],
  ['an operation name that is a number', '{"query":"{ __typename }","operationName":1}'],
  ['extensions that are a number', '{"query":"{ __typename }","extensions":1}'],
  ['broken GraphQL', '{"query":"{"}'],
  ['an unknown field', '{"query":"{ unknown other }"}'],
  ['two operations', '{"query":"query A { __typename } query B { __typename }"}'],
] as const;
const posts = bodies.flatMap(([name, payload]) =>
  [json, 'application/graphql-response+json'].map((accept) => ({
    name: `POST with ${name}, for ${accept}`,
    request: { method: 'POST', url: '/graphql', headers: { 'content-type': json, accept }, payload } as const,
  })),
);

it.each([
  [
    'a subscription',
    'subscription { x }',
    'There are no subscriptions here. Ask again by a query where you need to know of changes.',
  ],
  ['no operation', '', 'The request has no operation. Send it as `query`.'],
])('%s is refused in words of its own', async (_what, query, message) => {
  const headers = { accept: 'application/graphql-response+json' };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([expect.objectContaining({ message })]);
});

const others = [
  { name: 'POST without a body', request: { method: 'POST', url: '/graphql' } as const },
  {
    name: 'POST of text',
    request: { method: 'POST', url: '/graphql', headers: { 'content-type': 'text/plain' }, payload: '{}' } as const,
  },
  {
    name: 'POST for plain text',
    request: {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': json, accept: 'text/plain' },
      payload: '{"query":"{ __typename }"}',
    } as const,
  },
  { name: 'GET without a query', request: { method: 'GET', url: '/graphql' } as const },
  {
    name: 'GET with broken variables',
    request: { method: 'GET', url: `/graphql?query=${query}&variables=a` } as const,
  },
  { name: 'GET with two queries', request: { method: 'GET', url: `/graphql?query=${query}&query=${query}` } as const },
  {
    name: 'GET of a mutation',
    request: {
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('mutation { signOut { __typename } }')}`,
    } as const,
  },
  {
    name: "GET from another site's page",
    request: { method: 'GET', url: `/graphql?query=${query}`, headers: { 'sec-fetch-site': 'cross-site' } } as const,
  },
  { name: 'PUT', request: { method: 'PUT', url: '/graphql' } as const },
];

test.each([...posts, ...others])('$name: every error says which request it was', async ({ request }) => {
  const { headers, body } = await app.server.inject(request);
  const { errors } = JSON.parse(body);
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(error).toMatchObject({
      message: expect.stringMatching(/./),
      extensions: { code: expect.stringMatching(/^[A-Z_]+$/), requestId: headers['x-request-id'] },
    });
  }
});

describe('HEAD is answered as GET is, without the body:', () => {
  it.each([
    ['a query', `/graphql?query=${query}`, json, 200],
    ['nothing asked', '/graphql', json, 400],
    ['broken GraphQL', '/graphql?query=%7B', 'application/graphql-response+json', 400],
    ['a mutation', `/graphql?query=${encodeURIComponent('mutation { signOut { __typename } }')}`, json, 405],
  ])('%s', async (_name, url, accept, status) => {
    const headers = { accept, origin: 'http://localhost', host: 'localhost' };
    const get = await app.server.inject({ method: 'GET', url, headers });
    const head = await app.server.inject({ method: 'HEAD', url, headers });
    expect([get.statusCode, head.statusCode, head.body]).toEqual([status, status, '']);
    for (const name of ['content-type', 'content-length', 'cache-control', 'vary', 'allow']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it('the playground', async () => {
    const headers = { accept: 'text/html' };
    const [get, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => app.server.inject({ method, url: '/graphql', headers })),
    );
    // Without a build there is no page of it: what matters is that both say the same.
    expect(head?.statusCode).toBe(get?.statusCode);
    expect(head?.headers['content-type']).toBe(get?.headers['content-type']);
  });

  it("another site's page is refused as with GET", async () => {
    const url = `/graphql?query=${query}`;
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.server.inject({ method: 'HEAD', url, headers })).statusCode).toBe(400);
  });
});

test('an answer varies with the origin and with what is accepted', async () => {
  const { headers } = await app.server.inject({ url: `/graphql?query=${query}`, headers: { origin: partner } });
  expect(headers['vary']).toBe('Origin, Accept');
});
