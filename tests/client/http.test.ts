import { afterEach, expect, test, vi } from 'vitest';
import { httpLink } from '../../client/apollo/http.ts';
import { jobsQuery, send } from './answering-link.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(body: string, status = 200) {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('an operation is sent as JSON, with the headers of its context', async () => {
  const fetched = answerWith('{"data":{"jobs":{"totalCount":5}}}');
  const result = await send(httpLink(), jobsQuery, { headers: { 'idempotency-key': 'a1' } });
  expect(result).toEqual({ data: { jobs: { totalCount: 5 } } });
  const [[address, { method, credentials, headers, body }] = ['', {}]] = fetched.mock.calls;
  expect([address, method, credentials]).toEqual(['/graphql', 'POST', 'same-origin']);
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'a1',
  });
  expect(JSON.parse(String(body))).toEqual({
    operationName: 'Jobs',
    variables: {},
    query: expect.stringContaining('jobs(first: $first)'),
  });
});

test.each([401, 429, 503])('an answer of %i rejects with its status and text', async (status) => {
  answerWith('{"error":"Not now"}', status);
  expect(await send(httpLink())).toMatchObject({ statusCode: status, bodyText: '{"error":"Not now"}' });
});

test.each(['<html>', '{"message":"hello"}', 'null', ''])('%j is no answer of a graph', async (body) => {
  answerWith(body);
  expect(await send(httpLink())).toMatchObject({ name: 'ServerParseError', bodyText: body });
});

test('errors of the graph are an answer', async () => {
  answerWith('{"errors":[{"message":"No"}]}');
  expect(await send(httpLink())).toEqual({ errors: [{ message: 'No' }] });
});

test('who gives up waiting ends the request', async () => {
  const fetched = vi.fn((_address: string, _options: RequestInit) => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const { execute } = await import('@apollo/client/link');
  const { ApolloClient } = await import('@apollo/client/core');
  const { InMemoryCache } = await import('@apollo/client/cache');
  const client = new ApolloClient({ cache: new InMemoryCache(), link: httpLink() });
  execute(httpLink(), { query: jobsQuery, variables: {} }, { client }).subscribe().unsubscribe();
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
