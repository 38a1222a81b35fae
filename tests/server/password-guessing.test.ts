import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as argon2 from '../../server/credentials/argon2.ts';
import { argon2Passwords } from '../../server/credentials/passwords.ts';
import { password, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

/** What takes the time: a request that is spared it can be distinguished. */
const verify = vi.fn(argon2.verify);
const passwords = argon2Passwords({ hash: argon2.hash, verify });

const ATTEMPTS = 10;
const MINUTE = 60_000;

let app: TestApp | undefined;
let now = testNow;
let person: SignedIn;
beforeEach(async () => {
  await app?.close();
  now = testNow;
  app = await openTestApp({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on' }, passwords });
  person = await signUp(app);
  verify.mockClear();
});
afterAll(() => app?.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const wrong = 'not the right one';

type Door = (email: string, given: string) => Promise<number>;
const rest =
  (path: string): Door =>
  async (email, given) =>
    (await send(required(app), 'POST', path, { body: { email, password: given } })).statusCode;
const graph: Door = async (email, given) => {
  const { json } = await required(app).server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: 'mutation ($email: String!, $given: String!) { signIn(email: $email, password: $given) { __typename } }',
      variables: { email, given },
    },
  });
  const statuses: Record<string, number> = { SessionPayload: 200, NotSignedInError: 401, RateLimitedError: 429 };
  return statuses[json().data.signIn.__typename] ?? 0;
};
const doors = [rest('/auth/signin'), rest('/auth/login'), graph];

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

function counted(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

describe('30 wrong passwords', () => {
  it('are throttled one after the other, through all doors together, and the right one works after the wait', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      statuses.push(await required(doors[attempt % doors.length])(person.email, wrong));
    }
    expect(statuses).toEqual([...Array(ATTEMPTS).fill(401), ...Array(20).fill(429)]);
    expect(verify).toHaveBeenCalledTimes(ATTEMPTS);
    expect(await graph(person.email, password)).toBe(429);
    later(5 * MINUTE + 1_000);
    expect(await graph(person.email, password)).toBe(200);
  });

  it('are throttled all at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, attempt) => required(doors[attempt % doors.length])(person.email, wrong)),
    );
    expect(counted(statuses)).toEqual({ 401: ATTEMPTS, 429: 20 });
    expect(verify).toHaveBeenCalledTimes(ATTEMPTS);
  });

  it('are throttled in one document of many aliases', async () => {
    const aliases = Array.from(
      { length: 15 },
      (_, n) => `a${n}: signIn(email: $email, password: "${n}") { __typename }`,
    );
    const { json } = await required(app).server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `mutation ($email: String!) { ${aliases.join(' ')} }`, variables: { email: person.email } },
    });
    const names = Object.values(json().data as Record<string, { __typename: string }>).map((one) => one.__typename);
    expect(names).toEqual([...Array(ATTEMPTS).fill('NotSignedInError'), ...Array(5).fill('RateLimitedError')]);
  });

  it('for any 5 minutes, however they are spread', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 60; attempt += 1) {
      statuses.push(await graph(person.email, wrong));
      later(10_000);
    }
    const window = 30;
    for (let from = 0; from + window <= statuses.length; from += 1) {
      const guessed = statuses.slice(from, from + window).filter((status) => status === 401);
      expect(guessed.length).toBeLessThanOrEqual(ATTEMPTS);
    }
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(ATTEMPTS);
  });
});

it('who is throttled is told when to try again, and sessions that are open go on', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await rest('/auth/signin')(person.email, wrong);
    later(MINUTE / 4);
  }
  const body = { email: person.email, password };
  const answer = await send(required(app), 'POST', '/auth/signin', { body });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('150');
  expect(answer.json()).toMatchObject({
    code: 'RATE_LIMITED',
    error: 'This was tried too often. Try again in 3 minutes.',
  });
  expect((await send(required(app), 'GET', '/auth/profile', { token: person.token })).statusCode).toBe(200);
});

it('an unknown address costs the same work and is throttled alike', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push(await rest('/auth/signin')('unknown@example.com', wrong));
  }
  expect(counted(statuses)).toEqual({ 401: ATTEMPTS, 429: 2 });
  expect(verify).toHaveBeenCalledTimes(ATTEMPTS);
  await rest('/auth/signin')(person.email, wrong);
  const parameters = verify.mock.calls.map(([digest]) => String(digest).split('$').slice(1, 4).join());
  expect(new Set(parameters), 'the work of a stored digest').toEqual(new Set(['argon2id,v=19,m=19456,t=2,p=1']));
});

it('an account without a password costs the same work as one with another', async () => {
  const { db } = required(app);
  await db.updateTable('account').set({ password_hash: null }).where('id', '=', person.id).execute();
  expect(await rest('/auth/signin')(person.email, password)).toBe(401);
  expect(verify).toHaveBeenCalledTimes(1);
});

it('the table of limits contains no email address', async () => {
  await rest('/auth/signin')(person.email, wrong);
  const stored = JSON.stringify(await required(app).db.selectFrom('rate_limit').selectAll().execute());
  expect(stored).not.toContain('example.com');
  expect(stored).not.toContain('127.0.0.1');
});
