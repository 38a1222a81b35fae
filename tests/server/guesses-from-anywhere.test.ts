import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountGuesses, guesses, siteGuesses } from '../../schema/accounts/account-limits.ts';
import type { Limiter, Passwords } from '../../schema/ports.ts';
import { createServices } from '../../schema/services.ts';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { argon2Passwords } from '../../server/credentials/passwords.ts';
import { databaseLimiter } from '../../server/limits/limiter.ts';
import { createAccount, factoryDigest } from '../factories/account.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { testPorts } from '../support/test-ports.ts';

const start = new Date('2026-11-20T09:30:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let now = start;
let limiter: Limiter;
let looked = 0;
/** Counts what is compared, and finds nothing right. */
const passwords: Passwords = argon2Passwords({
  hash: async () => factoryDigest,
  verify: async () => {
    looked += 1;
    return false;
  },
});
const clock = { now: () => now };

beforeAll(async () => {
  database = await openTestDatabase();
  limiter = databaseLimiter({ db: database.db, clock, secret: 'a secret of tests alone' });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = start;
  looked = 0;
  await database.db.deleteFrom('rate_limit').execute();
});

/** Guesses from a site of its own, for each number. */
function guess(email: string, site: number): Promise<unknown> {
  return guessFrom(email, `2001:db8:${site.toString(16)}::1`);
}

function guessFrom(email: string, address: string): Promise<unknown> {
  const viewer = {
    kind: 'anonymous',
    visitor: { address, browser: '' },
  } as const;
  const ports = { ...testPorts(clock), limiter, passwords };
  return createServices({ db: database.db, viewer, ports })
    .sessions.signIn(email, 'not the right one')
    .catch((error: Error) => error.constructor.name);
}

test.each([
  ['an account', () => createAccount(database.db)],
  ['an address that has none', async () => ({ email: 'unknown@example.com' })],
])('any number of sites guess at %s no more often than its total, hour by hour', async (_name, create) => {
  const { email } = await create();
  const sites = 200;
  for (let hour = 0; hour < 2; hour += 1) {
    const before = looked;
    for (let from = 0; from < sites; from += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => guess(email, hour * sites + from + index)));
    }
    expect(looked - before).toBe(accountGuesses.attempts);
    now = new Date(now.getTime() + HOUR);
  }
});

test('one network that goes on for hours does not block other networks', async () => {
  const { email } = await createAccount(database.db);
  for (let minute = 0; minute < 180; minute += 5) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(email, 1)));
    const left = siteGuesses.attempts - ((minute % 60) / 5) * guesses.attempts;
    const expected = Math.max(0, Math.min(guesses.attempts, left));
    expect(answers.filter((answer) => answer === 'NotSignedInError')).toHaveLength(expected);
    expect(await guess(email, 2 + minute)).toBe('NotSignedInError');
    now = new Date(now.getTime() + 5 * MINUTE + 1);
  }
});

test('one site of version 6 does not block others, however many networks it has', async () => {
  const { email } = await createAccount(database.db);
  const networks = Array.from({ length: 30 }, (_, network) => `2001:db8:1:${network.toString(16)}::`);
  for (const network of networks) {
    await Promise.all(Array.from({ length: guesses.attempts }, (_, host) => guessFrom(email, `${network}${host}`)));
  }
  expect(looked).toBe(siteGuesses.attempts);
  expect(await guessFrom(email, '2001:db8:1:ffff::1')).toBe('RateLimitedError');
  expect(await guess(email, 2)).toBe('NotSignedInError');
});

test('of as many sites at the same moment none slips through', async () => {
  const { email } = await createAccount(database.db);
  const answers = await Promise.all(Array.from({ length: 300 }, (_, site) => guess(email, site)));
  expect(answers.filter((answer) => answer === 'NotSignedInError')).toHaveLength(accountGuesses.attempts);
  expect(looked).toBe(accountGuesses.attempts);
});

test('the total holds over a restart, and over two processes', async () => {
  const { email } = await createAccount(database.db);
  const open = async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'on' });
    const authSecrets = ['a secret of tests alone, number 0123456789'];
    return (
      await createApp({
        config,
        db: database.db,
        activity: database.activity,
        clock,
        sampleData: true,
        authSecrets,
        passwords,
      })
    ).server;
  };
  const statuses: number[] = [];
  const payload = { email, password: 'not the right one' };
  const processes = [await open(), await open()];
  for (let number = 0; number < accountGuesses.attempts + 4; number += 1) {
    if (number === 100) {
      await processes.shift()?.close();
      processes.push(await open());
    }
    const remoteAddress = `2001:db8:${number.toString(16)}::1`;
    const answer = await processes[number % 2]?.inject({
      method: 'POST',
      url: '/api/auth/signin',
      remoteAddress,
      payload,
    });
    statuses.push(answer?.statusCode ?? 0);
  }
  expect(statuses).toEqual([...Array(accountGuesses.attempts).fill(401), ...Array(4).fill(429)]);
  await Promise.all(processes.map((server) => server.close()));
});
