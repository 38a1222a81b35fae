import type { ApolloClient } from '@apollo/client/core';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserClient } from '../../client/apollo/client.ts';
import { fillCache } from '../../client/apollo/fill-cache.ts';

const query = parse('query Jobs($search: String) { jobs(search: $search) { totalCount } }', { noLocation: true });
const MINUTE = 60_000;

const fetched = vi.fn<typeof fetch>();
let total = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  total = 0;
  fetched.mockReset();
  fetched.mockImplementation(async () => {
    total += 1;
    const data = { jobs: { __typename: 'JobConnection', totalCount: total } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page that watches the query, lets its requests end, and answers with the totals that it showed. */
async function visit(client: ApolloClient, variables: Record<string, unknown> = {}) {
  const shown: (number | undefined)[] = [];
  const errors: (string | undefined)[] = [];
  const page = client.watchQuery<{ jobs: { totalCount: number } }>({ query, variables });
  const subscription = page.subscribe(({ data, error }) => {
    const count = (data as { jobs: { totalCount: number } } | undefined)?.jobs.totalCount;
    if (count !== shown.at(-1)) shown.push(count);
    if (error) errors.push(error.message);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  subscription.unsubscribe();
  return { shown, errors };
}

test('an answer is shown again without asking for 5 minutes', async () => {
  const client = createBrowserClient();
  expect((await visit(client)).shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 20_001);
  expect((await visit(client)).shown).toEqual([1]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an older answer is shown, asked for again and replaced', async () => {
  const client = createBrowserClient();
  await visit(client);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect((await visit(client)).shown).toEqual([1, 2]);
  expect((await visit(client)).shown).toEqual([2]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('each question has an age of its own, whatever the order of its variables', async () => {
  const client = createBrowserClient();
  await visit(client, { search: 'nurse', unused: undefined });
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  await visit(client, { search: 'porter' });
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect((await visit(client, { search: 'nurse' })).shown).toEqual([1, 3]);
  expect((await visit(client, { search: 'porter' })).shown).toEqual([2]);
});

test('what came with the page is as old as the page', async () => {
  const client = createBrowserClient();
  await fillCache(client, [{ document: query }], [{ jobs: { __typename: 'JobConnection', totalCount: 7 } }]);
  expect((await visit(client)).shown).toEqual([7]);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect((await visit(client)).shown).toEqual([7, 1]);
});

test('changing the variables on a page goes by the age of the new question', async () => {
  const client = createBrowserClient();
  await visit(client, { search: 'nurse' });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  const page = client.watchQuery({ query, variables: { search: 'porter' } });
  const subscription = page.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  // As the hooks do when their variables change.
  void page.reobserve({ variables: { search: 'nurse' } });
  await vi.advanceTimersByTimeAsync(1000);
  void page.reobserve({ variables: { search: 'porter' } });
  await vi.advanceTimersByTimeAsync(1000);
  subscription.unsubscribe();
  // nurse, porter, nurse again because it was old; porter was fresh.
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a failed request leaves the old answer on the page, says why, and is tried again at the next visit', async () => {
  const client = createBrowserClient();
  await visit(client);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  const { shown, errors } = await visit(client);
  expect(shown).toEqual([1]);
  expect(errors).toEqual(['No internet connection']);
  vi.stubGlobal('navigator', { onLine: true });
  expect((await visit(client)).shown).toEqual([1, 2]);
});

test('the request is a POST of JSON to the portal itself', async () => {
  await visit(createBrowserClient(), { search: 'nurse' });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/graphql');
  expect(request).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(request?.body))).toMatchObject({ operationName: 'Jobs', variables: { search: 'nurse' } });
});
