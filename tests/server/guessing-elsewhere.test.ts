import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountGuesses } from '../../schema/accounts/account-limits.ts';
import { emailKey } from '../../schema/accounts/email-address.ts';
import { argon2Passwords } from '../../server/credentials/passwords.ts';
import { createAccount, factoryDigest } from '../factories/account.ts';
import { createSession } from '../factories/session.ts';
import { exhaustLimit } from '../support/exhausted-limit.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const password = 'seven geese on a pier';
const newPassword = 'nine herons on a pier';
const wrong = 'not the right one';
const MINUTE = 60_000;

/** Passwords that cost no time, one of which is right: it is how often they are looked at that is tested. */
let looked = 0;
const passwords = argon2Passwords({
  hash: async () => factoryDigest,
  verify: async (_digest, given) => {
    looked += 1;
    return given === password || given === newPassword;
  },
});

let app: TestApp;
let now = testNow;
let email: string;
let id: string;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { RATE_LIMITS: 'on' }, passwords });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('rate_limit').execute();
  ({ id, email } = await createAccount(app.db));
  looked = 0;
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

interface Asking {
  readonly from: string;
  readonly token?: string;
}

async function ask(field: string, given: Readonly<Record<string, string>>, { from, token }: Asking): Promise<string> {
  const values = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { query: `mutation { done: ${field}(${values.join(', ')}) { __typename } }` },
  });
  return json().data.done.__typename;
}

const guess = (from: string) => ask('signIn', { email, password: wrong }, { from });
const signIn = (from: string) => ask('signIn', { email, password }, { from });
const rest = async (path: string, from: string) => {
  const payload = { email, password: wrong };
  return (await app.server.inject({ method: 'POST', url: `/api${path}`, remoteAddress: from, payload })).statusCode;
};

/** Goes on guessing in a network until it is refused, while the others have used up the account's total. */
async function attack(from: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess(from)));
  expect(answers).toContain('RateLimitedError');
  await exhaustLimit(app, accountGuesses, emailKey(email), now);
  expect(await signIn('192.0.2.77')).toBe('RateLimitedError');
}

describe('ten wrong guesses in one network', () => {
  test('do not block a sign-in elsewhere with the right password, by any interface', async () => {
    const statuses = [];
    for (let times = 0; times < 4; times += 1) {
      statuses.push(await rest('/auth/signin', '192.0.2.1'), await rest('/auth/login', '192.0.2.1'));
      await guess('192.0.2.1');
    }
    expect(statuses).toEqual([...Array(7).fill(401), 429]);
    expect(await signIn('192.0.2.1')).toBe('RateLimitedError');
    expect(looked).toBe(10);
    expect(await signIn('192.0.2.2')).toBe('SessionPayload');
    expect(await signIn('192.0.2.1')).toBe('RateLimitedError');
  });

  test('are those of a network, however its addresses are written', async () => {
    for (let times = 1; times <= 10; times += 1) {
      expect(await guess(`2001:db8::${times.toString(16)}`)).toBe('NotSignedInError');
    }
    expect(await guess('2001:db8:0:0:ffff::1')).toBe('RateLimitedError');
    expect(await signIn('2001:db8:0:1::1')).toBe('SessionPayload');
  });
});

describe('while others go on guessing', () => {
  const signedIn = async () => (await createSession(app.db, { account_id: id })).accessToken;

  test.each([
    ['changePassword', { currentPassword: password, newPassword }, 'SessionPayload'],
    ['requestEmailChange', { newEmail: 'moved@example.com', password }, 'MessagePayload'],
    ['deleteAccount', { password }, 'DeleteAccountPayload'],
  ])('a session does %s with the right password, from the same network', async (field, given, done) => {
    const token = await signedIn();
    await attack('203.0.113.1');
    expect(await ask(field, given, { from: '203.0.113.1', token })).toBe(done);
  });

  test('what is guessed in a session counts for that session alone', async () => {
    const [token, other] = [await signedIn(), await signedIn()];
    const from = '192.0.2.1';
    const ways: [string, Record<string, string>][] = [
      ['deleteAccount', { password: wrong }],
      ['changePassword', { currentPassword: wrong, newPassword }],
    ];
    for (let times = 0; times < 5; times += 1) {
      for (const [field, given] of ways) {
        expect(await ask(field, given, { from, token })).toBe('ValidationError');
      }
    }
    for (const [field, given] of ways) {
      expect(await ask(field, given, { from: '192.0.2.9', token })).toBe('RateLimitedError');
      expect(await ask(field, given, { from, token: other })).toBe('ValidationError');
    }
    expect(await signIn(from)).toBe('SessionPayload');
    later(5.01);
    expect(await ask('deleteAccount', { password }, { from, token })).toBe('DeleteAccountPayload');
  });
});
