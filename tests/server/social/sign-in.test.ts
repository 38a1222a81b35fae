import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEGAL_VERSION } from '../../../schema/legal/legal-version.ts';
import { Browser, followProvider, openSocialPortal, removeAccounts, type SocialPortal } from './social-portal.ts';

const amira = {
  sub: 'amira-at-the-provider',
  email: 'Amira.Khan@example.org',
  email_verified: true,
  given_name: 'Amira',
  family_name: 'Khan',
};

let portal: SocialPortal;

beforeAll(async () => {
  portal = await openSocialPortal(amira);
});
afterEach(async () => {
  portal.provider.person = amira;
  await removeAccounts(portal);
});
afterAll(() => portal.close());

test('the provider is asked for a code, with state, nonce and an S256 challenge, and sends back to one address', async () => {
  const { address = '' } = await new Browser(portal.server).start();
  const { origin, searchParams } = new URL(address);
  expect(origin).toBe(portal.provider.issuer);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'portal',
    scope: 'openid profile email',
    redirect_uri: 'http://127.0.0.1:4000/auth/callback',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('a new user gets an account with the provider’s claims, without a password, and is signed in', async () => {
  const browser = new Browser(portal.server);
  const answer = await browser.signIn({ next: '/staff-portal?q=nurse' });
  expect(answer).toEqual({
    __typename: 'CompleteSocialSignInPayload',
    next: '/staff-portal?q=nurse',
    session: { accessToken: expect.any(String), refreshToken: null },
  });
  const { data } = await browser.graph(`{ me { email emailConfirmed firstName lastName phone organization role access
    connectedProviders { provider email } } }`);
  expect(data.me).toEqual({
    email: amira.email,
    emailConfirmed: true,
    firstName: 'Amira',
    lastName: 'Khan',
    phone: '',
    organization: '',
    role: 'user',
    access: 'MEMBER',
    connectedProviders: [{ provider: 'GOOGLE', email: amira.email }],
  });
  const stored = await portal.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    password_hash: null,
    terms_version: LEGAL_VERSION.number,
    terms_accepted_at: expect.any(String),
  });
  const entries = await portal.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('owner_id', '=', stored.id)
    .orderBy('action')
    .execute();
  expect(entries).toEqual([
    { action: 'account.signed_up', actor_id: stored.id },
    { action: 'identity.connected', actor_id: stored.id },
  ]);
});

test('a returning user is found by issuer and subject, also with another address there', async () => {
  await new Browser(portal.server).signIn();
  portal.provider.person = { ...amira, email: 'other@example.org', email_verified: false };
  const answer = await new Browser(portal.server).signIn({ acceptTerms: false });
  expect(answer.session).toMatchObject({ accessToken: expect.any(String) });
  expect(await portal.db.selectFrom('account').select('email').execute()).toEqual([{ email: amira.email }]);
});

test('the browser keeps the session and what ties it to the attempt out of reach of scripts', async () => {
  const browser = new Browser(portal.server);
  const { address = '' } = await browser.start();
  expect(browser.setCookies).toEqual([
    expect.stringMatching(/^social=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
  await browser.complete(await followProvider(address));
  expect(browser.setCookies).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^session=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^social=; .*Expires=Thu, 01 Jan 1970/),
    ]),
  );
  expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'session']);
});

test.each([
  ['without the terms', { acceptTerms: false }],
  ['with earlier terms than the present', { termsVersion: '2.0' }],
  ['who does not say which terms were shown', { termsVersion: null }],
])('%s no new user gets an account', async (_case, variables) => {
  const answer = await new Browser(portal.server).signIn(variables);
  expect(answer).toEqual({
    __typename: 'ValidationError',
    message: 'Accept the terms of service and privacy policy to create an account',
  });
  expect(await portal.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test.each([
  ['calls the address not verified', { email_verified: false }],
  ['tells no address', { email: undefined }],
])('a provider that %s opens no account', async (_what, told) => {
  portal.provider.person = { ...amira, ...told } as typeof amira;
  const answer = await new Browser(portal.server).signIn();
  expect(answer).toMatchObject({ __typename: 'ForbiddenError', message: expect.stringMatching(/^Google has not/) });
  expect(await portal.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test('a suspended account is refused', async () => {
  await new Browser(portal.server).signIn();
  await portal.db.updateTable('account').set({ suspended_at: new Date().toISOString() }).execute();
  expect(await new Browser(portal.server).signIn()).toEqual({
    __typename: 'ForbiddenError',
    message: 'This account is suspended. If you think that this is a mistake, contact the team that runs Wayline.',
  });
});

test('two who come back at the same moment get one account', async () => {
  const browsers = [new Browser(portal.server), new Browser(portal.server)];
  const answers = await Promise.all(browsers.map((browser) => browser.signIn()));
  expect(answers.every(({ session }) => session)).toBe(true);
  expect(await portal.db.selectFrom('account').select('id').execute()).toHaveLength(1);
  expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toHaveLength(1);
});
