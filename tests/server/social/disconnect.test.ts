import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Browser, openSocialPortal, removeAccounts, type SocialPortal } from './social-portal.ts';

const DISCONNECT = `mutation ($provider: SocialProvider!) { result: disconnectProvider(provider: $provider) {
  __typename ... on DisconnectProviderPayload { provider } ... on Error { message } } }`;

let portal: SocialPortal;

beforeAll(async () => {
  portal = await openSocialPortal({ sub: 'dora', email: 'dora@example.org', email_verified: true, name: 'Dora Lee' });
});
afterEach(() => removeAccounts(portal));
afterAll(() => portal.close());

async function signedIn(): Promise<Browser> {
  const browser = new Browser(portal.server);
  await browser.signIn();
  return browser;
}

async function disconnect(browser: Browser, provider = 'GOOGLE') {
  const { data } = await browser.graph(DISCONNECT, { provider });
  return data.result;
}

const givePassword = () =>
  portal.db.updateTable('account').set({ password_hash: '$argon2id$v=19$m=19456,t=2,p=1$x$y' }).execute();

test('the last way to sign in stays', async () => {
  const browser = await signedIn();
  expect(await disconnect(browser)).toEqual({
    __typename: 'ConflictError',
    message: 'You sign in with Google alone. Set a password before you disconnect it.',
  });
  expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toHaveLength(1);
});

test('with a password it goes, and the log says so', async () => {
  const browser = await signedIn();
  await givePassword();
  expect(await disconnect(browser)).toEqual({ __typename: 'DisconnectProviderPayload', provider: 'GOOGLE' });
  expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toEqual([]);
  const { id } = await portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const actions = await portal.db.selectFrom('audit_entry').select('action').where('owner_id', '=', id).execute();
  expect(actions.map(({ action }) => action)).toContain('identity.disconnected');
});

test('of two providers at the same moment one stays', async () => {
  const browser = await signedIn();
  const { id } = await portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const linkedIn = { provider: 'linkedin', issuer: 'https://linkedin.example', subject: 'dora', email: '' };
  await portal.db
    .insertInto('connected_identity')
    .values({ ...linkedIn, account_id: id, connected_at: new Date().toISOString() })
    .execute();
  const answers = await Promise.all([disconnect(browser), disconnect(browser, 'LINKEDIN')]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'DisconnectProviderPayload']);
});

test('what is not connected is not found, and no user disconnects another’s provider', async () => {
  const browser = await signedIn();
  expect(await disconnect(browser, 'LINKEDIN')).toEqual({
    __typename: 'NotFoundError',
    message: 'LinkedIn is not connected',
  });
  expect(await disconnect(new Browser(portal.server))).toEqual({
    __typename: 'NotSignedInError',
    message: 'No user logged in',
  });
});
