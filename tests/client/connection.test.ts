import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../client/offline/connection.ts';
import { formatSavedAt } from '../../client/offline/format-saved-at.ts';
import { standInForBrowser } from './browser-stand-in.ts';

let answer: () => Promise<Response>;
let asked: { address: string; signal: AbortSignal }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  standInForBrowser();
  asked = [];
  answer = async () => new Response('{}');
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal });
    return answer();
  });
});
afterEach(() => vi.useRealTimers());

const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

test('the server is first asked after 2 seconds, and no more once it has answered', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const connection = new Connection();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ address }) => address)).toEqual(['/api/health']);
  expect(timeouts).toHaveBeenCalledWith(5_000);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  expect(connection.read()).toBe('online');
});

test('a server that is not reached is asked again after 1, 2 and 4 seconds, and called unreachable only then', async () => {
  answer = unreached;
  const connection = new Connection();
  const told = vi.fn();
  connection.subscribe(told);
  await vi.advanceTimersByTimeAsync(2_000 + 1_000 + 2_000 + 3_999);
  expect([asked.length, connection.read()]).toEqual([3, 'online']);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked.length, connection.read()]).toEqual([4, 'unreachable']);
  expect(told).toHaveBeenCalled();
  answer = async () => new Response('', { status: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.length, connection.read()]).toEqual([5, 'online']);
});

test('without a connection nothing is asked, until there is one again', async () => {
  const connection = new Connection();
  Object.assign(navigator, { onLine: false });
  const told = vi.fn();
  connection.subscribe(told);
  window.dispatchEvent(new Event('offline'));
  expect(told).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, connection.read()]).toEqual([0, 'offline']);
  Object.assign(navigator, { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, connection.read()]).toEqual([1, 'online']);
});

test.each([
  ['2026-11-23T14:02:00Z', '2:02pm'],
  ['2026-11-22T14:02:00Z', '2:02pm on 22 November 2026'],
])('a copy of %s is said to be from %s', (at, words) => {
  expect(formatSavedAt(new Date(at), new Date('2026-11-23T20:00:00Z'))).toBe(words);
});
