import { ApolloLink } from '@apollo/client/link';
import { NEVER, Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorsLink } from '../../client/apollo/errors.ts';
import { retryLink } from '../../client/apollo/retry.ts';
import { timeoutLink } from '../../client/apollo/timeout.ts';
import { AnsweringLink, saveMutation, send } from './answering-link.ts';

const online = () => true;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an attempt ends after 10 seconds, not before', async () => {
  let ended: unknown;
  void send(ApolloLink.from([errorsLink(online), timeoutLink(), new AnsweringLink(NEVER)])).then((result) => {
    ended = result;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toMatchObject({ message: 'Request timeout', failure: 'timeout' });
});

test('the request itself is given up', async () => {
  let isGivenUp = false;
  const hanging = new Observable<ApolloLink.Result>(() => () => {
    isGivenUp = true;
  });
  void send(ApolloLink.from([errorsLink(online), timeoutLink(), new AnsweringLink(hanging)]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isGivenUp).toBe(true);
});

test('each attempt of a query has 10 seconds of its own, and the last one says why it failed', async () => {
  const server = new AnsweringLink(NEVER);
  const result = send(ApolloLink.from([errorsLink(online), retryLink(online), timeoutLink(), server]));
  const start = Date.now();
  await vi.runAllTimersAsync();
  expect(server.asked.map((time) => time - start)).toEqual([0, 11_000, 23_000, 37_000]);
  expect(await result).toMatchObject({ message: 'Request timeout' });
});

test('a mutation that times out is not repeated', async () => {
  const server = new AnsweringLink(NEVER);
  const result = send(ApolloLink.from([errorsLink(online), retryLink(online), timeoutLink(), server]), saveMutation);
  await vi.runAllTimersAsync();
  expect(server.asked).toHaveLength(1);
  expect(await result).toMatchObject({ message: 'Request timeout' });
});
