import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorsLink } from '../../client/apollo/errors.ts';
import { retryLink } from '../../client/apollo/retry.ts';
import { AnsweringLink, jobsQuery, saveMutation, send } from './answering-link.ts';

const unreachable = new TypeError('fetch failed');
const answer = { data: { jobs: { totalCount: 5 } } };

function refusal(status: number): ServerError {
  const bodyText = JSON.stringify({ error: `Sentence for ${status}` });
  return new ServerError('', { response: new Response(bodyText, { status }), bodyText });
}

/** The milliseconds between the attempts, and what they ended in. */
async function outcome(
  server: AnsweringLink,
  options: Parameters<typeof send>[1] = jobsQuery,
  context = {},
  isOnline = true,
) {
  const link = ApolloLink.from([errorsLink(() => isOnline), retryLink(() => isOnline), server]);
  const result = send(link, options, context);
  await vi.runAllTimersAsync();
  const waits = server.asked.slice(1).map((time, index) => time - (server.asked[index] ?? 0));
  return { waits, result: await result };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a query that never reaches the server is repeated after 1, 2 and 4 seconds and ends as used up', async () => {
  const { waits, result } = await outcome(new AnsweringLink(unreachable));
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(result).toMatchObject({ message: 'Maximum retries exceeded', failure: 'retries-used-up' });
});

test('a query that is answered at the last retry has its answer', async () => {
  const { waits, result } = await outcome(new AnsweringLink(unreachable, refusal(503), unreachable, answer));
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(result).toEqual(answer);
});

test('a server that keeps failing has the last word, in its own sentence', async () => {
  const { waits, result } = await outcome(new AnsweringLink(refusal(503)));
  expect(waits).toHaveLength(3);
  expect(result).toMatchObject({ message: 'Sentence for 503', failure: 'response', status: 503 });
});

test.each([400, 401, 403, 404, 408, 409, 422, 429, 499])('%i is not repeated', async (status) => {
  const { waits, result } = await outcome(new AnsweringLink(refusal(status)));
  expect(waits).toEqual([]);
  expect(result).toMatchObject({ message: `Sentence for ${status}`, status });
});

test('an error of the graph is an answer and is not repeated', async () => {
  const refused = {
    data: null,
    errors: [{ message: 'Cursor not understood', extensions: { code: 'BAD_USER_INPUT' } }],
  };
  const { waits, result } = await outcome(new AnsweringLink(refused));
  expect(waits).toEqual([]);
  expect(result).toEqual(refused);
});

test('a mutation is not repeated', async () => {
  const { waits, result } = await outcome(new AnsweringLink(unreachable), saveMutation);
  expect(waits).toEqual([]);
  expect(result).toMatchObject({
    message: 'Unable to connect to server. Please check your internet connection.',
    failure: 'unreachable',
  });
});

test.each(['Idempotency-Key', 'idempotency-key'])('a mutation that bears an %s is repeated', async (name) => {
  const { waits } = await outcome(new AnsweringLink(unreachable), saveMutation, { headers: { [name]: 'a1' } });
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('without a connection nothing is repeated', async () => {
  const { waits, result } = await outcome(new AnsweringLink(unreachable), jobsQuery, {}, false);
  expect(waits).toEqual([]);
  expect(result).toMatchObject({ message: 'No internet connection', failure: 'offline' });
});
