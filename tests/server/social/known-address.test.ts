import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  Browser,
  confirmAddresses,
  followProvider,
  openSocialPortal,
  removeAccounts,
  type SocialPortal,
  signUp as signUpAs,
} from './social-portal.ts';

const ben = { sub: 'ben', email: 'Ben.Okoro@example.org', email_verified: true, name: 'Ben Okoro' };
const PASSWORD_FIRST = {
  __typename: 'ConflictError',
  message:
    "Your email address has an account here. Sign in as you did before, then connect Google on your account page. If you have no password, select 'Forgotten your password?'.",
};

let portal: SocialPortal;

beforeAll(async () => {
  portal = await openSocialPortal(ben);
});
afterEach(async () => {
  portal.provider.person = ben;
  await removeAccounts(portal);
});
afterAll(() => portal.close());

const signUp = (email = 'ben.okoro@example.org') => signUpAs(portal, email);
const confirmAddress = () => confirmAddresses(portal);

const identities = () => portal.db.selectFrom('connected_identity').select(['subject', 'account_id']).execute();

describe('an address that has an account', () => {
  test('is asked for its password, even where the provider has verified it and the account has confirmed it', async () => {
    const owner = await signUp();
    await confirmAddress();
    const browser = new Browser(portal.server);
    expect(await browser.signIn()).toEqual(PASSWORD_FIRST);
    expect([...browser.cookies]).toEqual([]);
    expect(await identities()).toEqual([]);
    expect((await portal.db.selectFrom('outgoing_mail').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'email-confirmation',
    ]);

    const { address = '' } = await owner.connect();
    expect(await owner.complete(await followProvider(address))).toMatchObject({ next: '/account', session: null });
    expect(await browser.signIn()).toMatchObject({ session: { accessToken: expect.any(String) } });
    expect((await browser.graph('{ me { organization } }')).data.me.organization).toBe('Northfield');
    expect(await portal.db.selectFrom('account').select('id').execute()).toHaveLength(1);
    expect(await identities()).toHaveLength(1);
  });

  test('is asked to sign in as before where the account was opened at another provider, and has no password', async () => {
    await new Browser(portal.server).signIn();
    await portal.db.updateTable('connected_identity').set({ provider: 'linkedin', subject: 'ben at work' }).execute();
    expect(await new Browser(portal.server).signIn()).toEqual(PASSWORD_FIRST);
    expect(await identities()).toMatchObject([{ subject: 'ben at work' }]);

    const signedIn = new Browser(portal.server);
    await portal.db.updateTable('connected_identity').set({ provider: 'google', subject: 'ben' }).execute();
    await signedIn.signIn();
    await portal.db.updateTable('connected_identity').set({ provider: 'linkedin', subject: 'ben at work' }).execute();
    const { address = '' } = await signedIn.connect(null);
    expect(await signedIn.complete(await followProvider(address))).toMatchObject({ next: '/account' });
    expect((await identities()).map(({ subject }) => subject).sort()).toEqual(['ben', 'ben at work']);
  });

  test('is asked for its password where the account has not confirmed it', async () => {
    await signUp();
    const browser = new Browser(portal.server);
    expect(await browser.signIn()).toEqual(PASSWORD_FIRST);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await identities()).toEqual([]);
  });

  test('is asked for its password where the provider has not verified it', async () => {
    await signUp();
    await confirmAddress();
    portal.provider.person = { ...ben, email_verified: false };
    expect(await new Browser(portal.server).signIn()).toEqual(PASSWORD_FIRST);
    expect(await identities()).toEqual([]);
  });

  test('is asked for its password where the account knows another person by that provider', async () => {
    const owner = await signUp();
    await confirmAddress();
    await owner.complete(await followProvider((await owner.connect()).address ?? ''));
    portal.provider.person = { ...ben, sub: 'another ben' };
    expect(await new Browser(portal.server).signIn()).toEqual(PASSWORD_FIRST);
    expect(await identities()).toMatchObject([{ subject: 'ben' }]);
  });

  test('is told no more where the account is suspended', async () => {
    await signUp();
    await confirmAddress();
    await portal.db.updateTable('account').set({ suspended_at: new Date().toISOString() }).execute();
    expect(await new Browser(portal.server).signIn()).toEqual(PASSWORD_FIRST);
    expect(await identities()).toEqual([]);
  });
});

test('names are taken from what the provider tells, whole or in parts', async () => {
  await new Browser(portal.server).signIn();
  portal.provider.person = { sub: 'cher', email: 'cher@example.org', email_verified: true, name: '  Cher\n' } as never;
  await new Browser(portal.server).signIn();
  const names = await portal.db
    .selectFrom('user_profile')
    .select(['first_name', 'last_name'])
    .orderBy('first_name')
    .execute();
  expect(names).toEqual([
    { first_name: 'Ben', last_name: 'Okoro' },
    { first_name: 'Cher', last_name: '-' },
  ]);
});

describe('from the account page', () => {
  /** Comes back from the provider after it was asked in the session of `browser`. */
  async function connect(browser: Browser) {
    const { address = '' } = await browser.connect();
    return browser.complete(await followProvider(address));
  }

  test('a session by password connects a provider, which confirms an address that it verifies', async () => {
    const browser = await signUp();
    expect(await connect(browser)).toEqual({
      __typename: 'CompleteSocialSignInPayload',
      next: '/account',
      session: null,
    });
    expect(await portal.db.selectFrom('account').select('email_confirmed_at').executeTakeFirst()).toEqual({
      email_confirmed_at: expect.any(String),
    });
    expect(await new Browser(portal.server).signIn()).toMatchObject({ session: { refreshToken: null } });
  });

  test('an account with an unconfirmed address is connected to no other address', async () => {
    const browser = await signUp('somebody.else@example.org');
    expect(await connect(browser)).toEqual({
      __typename: 'ForbiddenError',
      message: 'Confirm your email address first, then connect Google.',
    });
    expect(await identities()).toEqual([]);
  });

  test('one that is connected to another account is refused', async () => {
    await new Browser(portal.server).signIn();
    const browser = await signUp('somebody.else@example.org');
    await confirmAddress();
    expect(await connect(browser)).toMatchObject({ __typename: 'ConflictError' });
    expect(await identities()).toHaveLength(1);
  });

  test('nothing is connected after its session has ended', async () => {
    const browser = await signUp();
    const { address = '' } = await browser.connect();
    await browser.graph('mutation { signOut { __typename } }');
    browser.accessToken = undefined;
    expect(await browser.complete(await followProvider(address))).toEqual({
      __typename: 'NotSignedInError',
      message: 'Your session has ended. Sign in again.',
    });
  });

  test('nothing is connected without a session', async () => {
    expect(await new Browser(portal.server).connect()).toMatchObject({ __typename: 'NotSignedInError' });
  });
});
