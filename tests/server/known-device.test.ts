import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountGuesses } from '../../schema/accounts/account-limits.ts';
import { emailKey } from '../../schema/accounts/email-address.ts';
import { deleteOldData } from '../../schema/maintenance.ts';
import { argon2Passwords } from '../../server/credentials/passwords.ts';
import { createAccount, factoryDigest } from '../factories/account.ts';
import { mailedToken } from '../schema/accounts/accounts-by-mail.ts';
import { exhaustLimit } from '../support/exhausted-limit.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { Browser } from './social/social-portal.ts';

const password = 'seven geese on a pier';
const wrong = 'not the right one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Passwords that cost no time. */
const passwords = argon2Passwords({
  hash: async () => factoryDigest,
  verify: async (_digest, given) => given === password,
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
});

async function signIn(browser: Browser, given = password, address = email): Promise<string> {
  const query =
    'mutation ($email: String!, $given: String!) { signIn(email: $email, password: $given) { __typename } }';
  return (await browser.graph(query, { email: address, given })).data.signIn.__typename;
}
const newBrowser = () => new Browser(app.server);
const devices = (owner = id) =>
  app.db.selectFrom('known_device').selectAll().where('account_id', '=', owner).orderBy('created_at').execute();

const exhaust = (address = email) => exhaustLimit(app, accountGuesses, emailKey(address), now);

async function knownBrowser(address = email): Promise<Browser> {
  const browser = newBrowser();
  expect(await signIn(browser, password, address)).toBe('SessionPayload');
  return browser;
}

describe('where the total of an account is used up', () => {
  test('a browser in which it has signed in still signs in, signed out or not, and no other', async () => {
    const browser = await knownBrowser();
    await browser.graph('mutation { signOut { __typename } }');
    await exhaust();
    expect(await signIn(newBrowser())).toBe('RateLimitedError');
    expect(await signIn(browser)).toBe('SessionPayload');
    expect(await signIn(browser)).toBe('SessionPayload');
  });

  test('so does one whose own network is full of guesses and sign-ins', async () => {
    const browser = await knownBrowser();
    for (let times = 1; times <= 61; times += 1) {
      await signIn(newBrowser(), wrong, `somebody-${times % 9}@example.com`);
      await signIn(newBrowser(), wrong);
    }
    expect(await signIn(newBrowser())).toBe('RateLimitedError');
    expect(await signIn(browser)).toBe('SessionPayload');
  });

  test('a browser of one account is no better than any other at another account', async () => {
    const { email: other } = await createAccount(app.db);
    const browser = await knownBrowser(other);
    await exhaust();
    expect(await signIn(browser)).toBe('RateLimitedError');
    expect(await signIn(browser, password, 'unknown-at-all@example.com')).toBe('NotSignedInError');
    await exhaust('unknown-at-all@example.com');
    expect(await signIn(browser, password, 'unknown-at-all@example.com')).toBe('RateLimitedError');
    expect(await signIn(browser, password, other)).toBe('SessionPayload');
  });

  test('a cookie that was never set is worth nothing, and neither is the digest that is stored', async () => {
    await knownBrowser();
    const [{ digest } = { digest: Buffer.alloc(0) }] = await devices();
    await exhaust();
    const stored = Buffer.from(digest);
    for (const token of ['made up', '', 'x'.repeat(3_000), stored.toString('base64url'), stored.toString('hex')]) {
      const browser = newBrowser();
      browser.cookies.set('device', token);
      expect(await signIn(browser)).toBe('RateLimitedError');
    }
  });

  test('a new password by a mailed link ends every known browser, and opens the door', async () => {
    const browsers = [await knownBrowser(), await knownBrowser()];
    const { id: otherId, email: other } = await createAccount(app.db);
    await knownBrowser(other);
    await exhaust();
    await newBrowser().graph('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', {
      email,
    });
    const token = await mailedToken(app.db, email);
    const query =
      'mutation ($token: String!, $new: String!) { resetPassword(token: $token, newPassword: $new) { __typename } }';
    const { data } = await newBrowser().graph(query, { token, new: 'nine herons on a pier' });
    expect(data.resetPassword.__typename).toBe('MessagePayload');
    expect(await devices()).toEqual([]);
    expect(await devices(otherId)).toHaveLength(1);
    expect(await signIn(newBrowser())).toBe('SessionPayload');
    await exhaust();
    for (const browser of browsers) {
      expect(await signIn(browser)).toBe('RateLimitedError');
    }
  });
});

describe('a known browser', () => {
  test('guesses 10 times in 5 minutes, alone or all at once', async () => {
    const [browser, other] = [await knownBrowser(), await knownBrowser()];
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(browser, wrong)));
    expect(answers.filter((answer) => answer === 'NotSignedInError')).toHaveLength(10);
    expect(await signIn(browser)).toBe('RateLimitedError');
    expect(await signIn(other)).toBe('SessionPayload');
    expect(await signIn(newBrowser())).toBe('SessionPayload');
    now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(await signIn(browser)).toBe('SessionPayload');
  });

  test('is remembered by a digest, once, and by a new cookie for another account', async () => {
    const browser = await knownBrowser();
    const cookie = browser.cookies.get('device');
    expect(cookie).toMatch(/^[\w-]{43}$/);
    now = new Date(now.getTime() + HOUR);
    await signIn(browser);
    expect(browser.cookies.get('device')).toBe(cookie);
    expect(await devices()).toMatchObject([
      { created_at: testNow.toISOString(), last_signed_in_at: now.toISOString() },
    ]);
    expect(JSON.stringify(await devices())).not.toContain(cookie);

    const { id: otherId, email: other } = await createAccount(app.db);
    await signIn(browser, password, other);
    expect(browser.cookies.get('device')).not.toBe(cookie);
    expect(await devices()).toEqual([]);
    expect(await devices(otherId)).toHaveLength(1);
  });

  test('is known for a year after the last sign-in, and forgotten then', async () => {
    const browser = await knownBrowser();
    now = new Date(testNow.getTime() + 364 * DAY);
    await signIn(browser);
    now = new Date(now.getTime() + 365 * DAY);
    await exhaust();
    expect(await signIn(browser)).toBe('RateLimitedError');
    expect(await devices()).toHaveLength(1);
    await deleteOldData(app.db, now);
    expect(await devices()).toEqual([]);
  });

  test('is one of 20 at most', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, newBrowser));
    for (const browser of [first, ...others, newBrowser()]) {
      now = new Date(now.getTime() + HOUR);
      await signIn(browser as Browser);
    }
    expect(await devices()).toHaveLength(20);
    await exhaust();
    expect(await signIn(first as Browser)).toBe('RateLimitedError');
    expect(await signIn(others[0] as Browser)).toBe('SessionPayload');
  });

  test('is not made of a program that keeps no cookies, nor by a renewal of a session', async () => {
    const payload = { email, password };
    const answer = await app.server.inject({ method: 'POST', url: '/api/auth/signin', payload });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await devices()).toEqual([]);
    const browser = await knownBrowser();
    browser.cookies.delete('device');
    await browser.graph('mutation { refreshSession { __typename } }');
    expect(browser.cookies.has('device')).toBe(false);
  });

  test('goes with the account', async () => {
    const browser = await knownBrowser();
    const { data } = await browser.graph(
      'mutation ($email: String!, $given: String!) { signIn(email: $email, password: $given) { ... on SessionPayload { accessToken } } }',
      { email, given: password },
    );
    browser.accessToken = data.signIn.accessToken;
    await browser.graph('mutation ($given: String!) { deleteAccount(password: $given) { __typename } }', {
      given: password,
    });
    expect(await devices()).toEqual([]);
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});
