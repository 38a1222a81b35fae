import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken, mailsTo } from '../../schema/accounts/accounts-by-mail.ts';
import { testNow } from '../../support/test-app.ts';
import {
  Browser,
  confirmAddresses,
  followProvider,
  openSocialPortal,
  password,
  removeAccounts,
  type SocialPortal,
  signUp,
} from './social-portal.ts';

/** A user who finds the victim's browser open has an account of their own at the provider. */
const mallory = { sub: 'mallory', email: 'mallory@example.com', email_verified: true, name: 'Mallory Grey' };
const victim = 'vera.lind@example.org';
const newPassword = 'a ladder against the moon';
const SIGNS_IN_AS_VICTIM = { __typename: 'CompleteSocialSignInPayload', session: { refreshToken: null } };

let portal: SocialPortal;
let now = testNow;
let browser: Browser;

beforeAll(async () => {
  portal = await openSocialPortal(mallory, { clock: { now: () => now } });
});
beforeEach(async () => {
  browser = await signUp(portal, victim);
  await confirmAddresses(portal);
});
afterEach(async () => {
  now = testNow;
  await removeAccounts(portal);
});
afterAll(() => portal.close());

async function connect(given: string | null = password) {
  const { address = '' } = await browser.connect(given);
  return browser.complete(await followProvider(address));
}

async function ask(query: string, variables: Record<string, unknown>) {
  const { data } = await browser.graph(query, variables);
  return data.result;
}

const changePassword = () =>
  ask(
    `mutation ($old: String!, $new: String!) { result: changePassword(currentPassword: $old, newPassword: $new) {
      __typename ... on Error { message } } }`,
    { old: password, new: newPassword },
  );
const setPassword = (given = newPassword) =>
  ask(
    `mutation ($new: String!) { result: setPassword(newPassword: $new) {
      __typename ... on SessionPayload { accessToken } ... on Error { message } ... on ValidationError { fields { path } } } }`,
    { new: given },
  );

async function resetPassword() {
  await ask('mutation ($email: String!) { result: requestPasswordReset(email: $email) { __typename } }', {
    email: victim,
  });
  const token = await mailedToken(portal.db, victim);
  return ask(
    `mutation ($token: String!, $new: String!) { result: resetPassword(token: $token, newPassword: $new) {
      ... on MessagePayload { message } ... on Error { message } } }`,
    { token, new: newPassword },
  );
}

const accounts = () => portal.db.selectFrom('account').select('email').execute();
const identities = () => portal.db.selectFrom('connected_identity').select(['id', 'subject']).execute();
const mails = async (kind: string) => (await mailsTo(portal.db, victim)).filter((mail) => mail.kind === kind);

async function logged() {
  const entries = await portal.db
    .selectFrom('audit_entry')
    .innerJoin('account', 'account.id', 'audit_entry.owner_id')
    .select(['action', 'subject_kind', 'subject_id'])
    .where('account.email', '=', victim)
    .orderBy('action')
    .execute();
  return entries.filter(({ action }) => /^identity|password/.test(action));
}

describe('an open session alone', () => {
  test.each([null, '', 'a guess'])(
    'connects nothing with the password %j, and the provider signs no user in',
    async (given) => {
      expect(await browser.connect(given)).toEqual({
        __typename: 'ValidationError',
        message: 'Your password is not correct',
      });
      expect(await portal.db.selectFrom('social_attempt').select('provider').execute()).toEqual([]);
      await changePassword();
      const stranger = new Browser(portal.server);
      await stranger.signIn();
      expect((await stranger.graph('{ me { email } }')).data.me.email).toBe(mallory.email);
    },
  );

  test('guesses the password 10 times at most', async () => {
    for (let count = 0; count < 10; count += 1) await browser.connect('a guess');
    expect(await browser.connect()).toMatchObject({ __typename: 'RateLimitedError' });
    now = new Date(testNow.getTime() + 5 * 60_000 + 1);
    expect(await browser.connect()).toMatchObject({ address: expect.any(String) });
  });

  test('that was ended by a new password connects nothing that it has begun', async () => {
    const { address = '' } = await browser.connect();
    const thief = new Browser(portal.server);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    await changePassword();
    expect(await thief.complete(await followProvider(address))).toMatchObject({ __typename: 'NotSignedInError' });
    expect(await identities()).toEqual([]);
  });
});

describe('a stranger’s provider that was connected with the password', () => {
  beforeEach(async () => {
    await connect();
  });

  test('is told of by mail, with what to do', async () => {
    const [mail] = await mails('provider-connected');
    expect(mail?.subject).toBe('Google can sign in to your Wayline account');
    expect(mail?.text).toContain('If this was not you, choose a new password at once');
    expect(mail?.text).not.toContain(mallory.email);
  });

  test('signs in after a change of the password, and is named by the mail and on the account', async () => {
    expect(await changePassword()).toMatchObject({ __typename: 'SessionPayload' });
    const [mail] = await mails('password-changed');
    expect(mail?.text).toContain('Google can still be used to sign in, without the password.');
    expect(mail?.text).not.toContain('can no longer');
    expect(await new Browser(portal.server).signIn()).toMatchObject(SIGNS_IN_AS_VICTIM);
    expect(await accounts()).toEqual([{ email: victim }]);
  });

  test('signs in no more after a reset by mail, which the mail and the log say', async () => {
    const [connected] = await identities();
    expect(await resetPassword()).toEqual({
      message: 'Your password has been changed. You can sign in with it now.',
    });
    expect(await identities()).toEqual([]);
    const [asked] = await mails('password-reset');
    expect(asked?.text).toContain('Google and LinkedIn are disconnected');
    const [mail] = await mails('password-changed');
    expect(mail?.text).toContain('Google can no longer be used to sign in.');
    expect(mail?.text).not.toContain('can still be used');
    expect(await logged()).toEqual([
      { action: 'account.password_reset', subject_kind: 'account', subject_id: expect.any(String) },
      { action: 'identity.connected', subject_kind: 'identity', subject_id: connected?.id },
      { action: 'identity.disconnected', subject_kind: 'identity', subject_id: connected?.id },
    ]);

    const stranger = new Browser(portal.server);
    await stranger.signIn();
    expect((await stranger.graph('{ me { email } }')).data.me.email).toBe(mallory.email);
  });

  test('is not named by a mail of an account that has none', async () => {
    await ask('mutation { result: disconnectProvider(provider: GOOGLE) { __typename } }', {});
    const [mail] = await mails('provider-disconnected');
    expect(mail?.subject).toBe('Google was disconnected from your Wayline account');
    expect(mail?.text).toContain('Devices that are signed in stay signed in.');
    await resetPassword();
    expect((await mails('password-changed'))[0]?.text).not.toContain('used to sign in');
    expect(await new Browser(portal.server).signIn()).toMatchObject({ session: {} });
    expect(await accounts()).toContainEqual({ email: mallory.email });
  });
});

describe('an account without a password', () => {
  const later = () => {
    now = new Date(testNow.getTime() + 10 * 60_000 + 1);
  };

  beforeEach(async () => {
    await removeAccounts(portal);
    portal.provider.person = { sub: 'vera', email: victim, email_verified: true, name: 'Vera Lind' };
    browser = new Browser(portal.server);
    await browser.signIn();
    return () => {
      portal.provider.person = mallory;
    };
  });

  test('connects within 10 minutes of a sign-in', async () => {
    now = new Date(testNow.getTime() + 10 * 60_000);
    expect(await browser.connect(null)).toMatchObject({ address: expect.any(String) });
    later();
    expect(await browser.connect(null)).toEqual({
      __typename: 'ForbiddenError',
      message: 'Sign in again first, then connect Google within 10 minutes.',
    });
    expect(await browser.connect('a guess')).toMatchObject({ __typename: 'ForbiddenError' });
  });

  test('asks for another address within 10 minutes of a sign-in, without a password', async () => {
    const request = () =>
      ask(
        'mutation { result: requestEmailChange(newEmail: "vera@example.net") { __typename ... on Error { message } } }',
        {},
      );
    expect(await request()).toEqual({ __typename: 'MessagePayload' });
    expect(await mailsTo(portal.db, 'vera@example.net')).toMatchObject([{ kind: 'email-change' }]);
    later();
    expect(await request()).toEqual({
      __typename: 'ForbiddenError',
      message: 'Sign in again first, then change your email address within 10 minutes.',
    });
  });

  test('gets its first one within 10 minutes of a sign-in, and keeps its provider', async () => {
    const elsewhere = new Browser(portal.server);
    await elsewhere.signIn();
    expect(await setPassword('short')).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'newPassword' }],
    });
    const answer = await setPassword();
    expect(answer).toMatchObject({ __typename: 'SessionPayload' });
    browser.accessToken = answer.accessToken;
    expect((await browser.graph('{ me { email deletion { asksPassword } } }')).data.me).toEqual({
      email: victim,
      deletion: { asksPassword: true },
    });
    expect((await elsewhere.graph('{ me { email } }')).data).toBeUndefined();
    expect(await identities()).toMatchObject([{ subject: 'vera' }]);
    expect((await logged()).map(({ action }) => action)).toEqual(['account.password_set', 'identity.connected']);
    const [mail] = await mails('password-changed');
    expect(mail?.subject).toBe('Your Wayline account has a password');
    expect(mail?.text).toContain('Google can still be used to sign in');
    expect(await setPassword('another ladder')).toEqual({
      __typename: 'ConflictError',
      message: 'Your account has a password already. Change that one.',
    });
    expect(await browser.connect(newPassword)).toMatchObject({ address: expect.any(String) });
  });

  test('gets none from an unattended session', async () => {
    later();
    expect(await setPassword()).toEqual({
      __typename: 'ForbiddenError',
      message: 'Sign in again first, then set a password within 10 minutes.',
    });
    expect(await portal.db.selectFrom('account').select('password_hash').execute()).toEqual([{ password_hash: null }]);
  });

  test('gets one of two that are set at the same moment', async () => {
    const other = new Browser(portal.server);
    await other.signIn();
    const one = browser;
    const answers = await Promise.all(
      [one, other].map((each, index) => {
        browser = each;
        return setPassword(`a ladder of number ${index}`);
      }),
    );
    const names = answers.map(({ __typename }) => __typename).sort();
    // The one that comes later may find that the other has ended its session already.
    expect(names[1]).toBe('SessionPayload');
    expect(['ConflictError', 'NotSignedInError']).toContain(names[0]);
  });
});
