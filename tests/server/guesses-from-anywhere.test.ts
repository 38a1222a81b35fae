import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountGuesses, guesses } from '../../schema/accounts/account-limits.ts';
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

/** Guesses from a network of its own, for each number. */
function guess(email: string, network: number): Promise<unknown> {
  const viewer = {
    kind: 'anonymous',
    visitor: { address: `2001:db8:0:${network.toString(16)}::1`, browser: '' },
  } as const;
  const ports = { ...testPorts(clock), limiter, passwords };
  return createServices({ db: database.db, viewer, ports })
    .sessions.signIn(email, 'not the right one')
    .catch((error: Error) => error.constructor.name);
}

test.each([
  ['an account', () => createAccount(database.db)],
  ['an address that has none', async () => ({ email: 'nobody@example.com' })],
])('any number of networks guess at %s no more often than its total, hour by hour', async (_name, create) => {
  const { email } = await create();
  const networks = 200;
  for (let hour = 0; hour < 2; hour += 1) {
    const before = looked;
    for (let from = 0; from < networks; from += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => guess(email, hour * networks + from + index)));
    }
    expect(looked - before).toBe(accountGuesses.attempts);
    now = new Date(now.getTime() + HOUR);
  }
});

test('one network that goes on for hours keeps nobody elsewhere out', async () => {
  const { email } = await createAccount(database.db);
  for (let minute = 0; minute < 180; minute += 5) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(email, 1)));
    expect(answers.filter((answer) => answer === 'NotSignedInError')).toHaveLength(guesses.attempts);
    expect(await guess(email, 2 + minute)).toBe('NotSignedInError');
    now = new Date(now.getTime() + 5 * MINUTE + 1);
  }
});

test('of as many networks at the same moment none slips through', async () => {
  const { email } = await createAccount(database.db);
  const answers = await Promise.all(Array.from({ length: 300 }, (_, network) => guess(email, network)));
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
    const remoteAddress = `2001:db8:1:${number.toString(16)}::1`;
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
