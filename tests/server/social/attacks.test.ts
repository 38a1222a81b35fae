import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testNow } from '../../support/test-app.ts';
import { Browser, followProvider, openSocialPortal, removeAccounts, type SocialPortal } from './social-portal.ts';

const eve = { sub: 'eve', email: 'eve@example.org', email_verified: true, name: 'Eve Adler' };
const FAILED = { __typename: 'NotSignedInError', message: 'Social login failed' };

let portal: SocialPortal;
let now = testNow;

beforeAll(async () => {
  portal = await openSocialPortal(eve, { clock: { now: () => now } });
});
afterEach(async () => {
  const begun = await portal.db.selectFrom('session').select('id').execute();
  const expected = sessions;
  sessions = 0;
  now = testNow;
  portal.provider.person = eve;
  await removeAccounts(portal);
  expect(begun).toHaveLength(expected);
});
afterAll(() => portal.close());

/** So many sessions a test may begin. */
let sessions = 0;

/** Begins, and stands before the provider's door with the address changed. */
async function begun(change: (parameters: URLSearchParams) => void = () => undefined) {
  const browser = new Browser(portal.server);
  const { address = '' } = await browser.start();
  const url = new URL(address);
  change(url.searchParams);
  return { browser, parameters: await followProvider(url.href) };
}

describe('an answer is refused', () => {
  test('with another state', async () => {
    const { browser, parameters } = await begun();
    expect(await browser.complete({ ...parameters, state: `${parameters.state.slice(0, -1)}_` })).toEqual(FAILED);
    expect(await browser.complete({ ...parameters, state: '' })).toEqual(FAILED);
  });

  test('the second time', async () => {
    const { browser, parameters } = await begun();
    expect(await browser.complete(parameters)).toMatchObject({ session: {} });
    expect(await browser.complete(parameters)).toEqual(FAILED);
    sessions = 1;
  });

  test('at the same moment as its copy', async () => {
    const { browser, parameters } = await begun();
    const answers = await Promise.all([browser.complete(parameters), browser.complete(parameters)]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    sessions = 1;
  });

  test('with a code that another attempt has used', async () => {
    const first = await begun();
    await first.browser.complete(first.parameters);
    const second = await begun();
    const { code } = first.parameters;
    expect(await second.browser.complete({ ...second.parameters, code })).toEqual(FAILED);
    sessions = 1;
  });

  test('with a code from another user’s attempt', async () => {
    const theirs = await begun();
    const ours = await begun();
    const { code } = theirs.parameters;
    expect(await ours.browser.complete({ ...ours.parameters, code })).toEqual(FAILED);
  });

  test('in a browser that has not begun it, which does not spoil it for the one that has', async () => {
    const { browser, parameters } = await begun();
    expect(await new Browser(portal.server).complete(parameters)).toEqual(FAILED);
    const other = await begun();
    expect(await other.browser.complete(parameters)).toEqual(FAILED);
    expect(await browser.complete(parameters)).toMatchObject({ session: {} });
    sessions = 1;
  });

  test('with another nonce in the ID token', async () => {
    const { browser, parameters } = await begun((question) => question.set('nonce', 'another'));
    expect(await browser.complete(parameters)).toEqual(FAILED);
  });

  test('where the question had another challenge', async () => {
    const { browser, parameters } = await begun((question) => question.set('code_challenge', 'A'.repeat(43)));
    expect(await browser.complete(parameters)).toEqual(FAILED);
  });

  test('from another issuer', async () => {
    const { browser, parameters } = await begun();
    expect(await browser.complete({ ...parameters, issuer: 'https://evil.example' })).toEqual(FAILED);
  });

  test('after 10 minutes', async () => {
    const { browser, parameters } = await begun();
    now = new Date(testNow.getTime() + 10 * 60_000);
    expect(await browser.complete(parameters)).toEqual(FAILED);
  });
});

test('where the person says no at the provider, the provider is named', async () => {
  portal.provider.person = 'refusal';
  const { browser, parameters } = await begun();
  expect(parameters.code).toBeUndefined();
  expect(await browser.complete(parameters)).toEqual({
    __typename: 'NotSignedInError',
    message: 'Failed to connect with Google',
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'staff-portal',
  '',
])('the next page cannot be %j', async (next) => {
  expect(await new Browser(portal.server).start({ next })).toMatchObject({ __typename: 'ValidationError' });
});

test('the next page has an address of at most 2,000 letters', async () => {
  const browser = new Browser(portal.server);
  expect(await browser.start({ next: `/${'a'.repeat(2_000)}` })).toMatchObject({ __typename: 'ValidationError' });
  expect(await browser.start({ next: `/${'a'.repeat(1_999)}` })).toMatchObject({ address: expect.any(String) });
});

test('a page of another site, or a program without a browser’s cookie, begins nothing', async () => {
  const query = 'mutation { startSocialSignIn(provider: GOOGLE) { __typename } }';
  for (const headers of [{}, { 'x-session-cookie': '1', origin: 'https://evil.example' }]) {
    const response = await portal.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().data.startSocialSignIn).toEqual({ __typename: 'ForbiddenError' });
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('one network begins 60 times in 5 minutes at most', async () => {
  const answers = [];
  for (let count = 0; count < 61; count += 1) {
    answers.push(await new Browser(portal.server).start());
  }
  expect(answers.filter(({ address }) => address)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({ __typename: 'RateLimitedError' });
});
