import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  isOneTimePasswordOpen,
  type OneTimePassword,
  provideFirstOperator,
} from '../../schema/operations/first-operator.ts';
import { createAccount } from '../factories/account.ts';
import { askGraph } from '../support/ask-graph.ts';
import { quickPasswords } from '../support/quick-passwords.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let now = testNow;
const clock = { now: () => now };

beforeAll(async () => {
  app = await openTestApp({ clock, environment: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('account').execute();
});

/** The password that a start hands out, if it does. */
async function start(): Promise<OneTimePassword | undefined> {
  const handedOut: OneTimePassword[] = [];
  const handOut = async (given: OneTimePassword) => void handedOut.push(given);
  const isGiven = await provideFirstOperator(app.db, { clock, passwords: quickPasswords(), handOut });
  expect(handedOut).toHaveLength(isGiven ? 1 : 0);
  return handedOut[0];
}

async function signIn(password = '', email = 'operator@portal.example') {
  const query = `mutation { signIn(email: "${email}", password: "${password}") {
    __typename ... on SessionPayload { accessToken user { access emailConfirmed deletion { asksPassword } } } } }`;
  return (await askGraph(app, query)).data?.['signIn'] as { accessToken: string } | undefined;
}

test('a portal without accounts begins with one operator, whose password is random', async () => {
  const given = await start();
  expect(given).toEqual({ email: 'operator@portal.example', password: expect.stringMatching(/^[\da-f]{24}$/) });
  expect(await signIn(given?.password)).toMatchObject({ user: { access: 'OPERATOR', emailConfirmed: true } });
  expect(await start()).toBeUndefined();
  const entries = await app.db.selectFrom('audit_entry').select(['action', 'actor_kind']).orderBy('action').execute();
  expect(entries).toEqual([
    { action: 'account.made_operator', actor_kind: 'portal' },
    { action: 'session.signed_in', actor_kind: 'account' },
  ]);
  await app.db.deleteFrom('account').execute();
  expect((await start())?.password).not.toBe(given?.password);
});

test('the password signs in once, and of two who try it at the same moment one', async () => {
  const given = await start();
  const both = await Promise.all([signIn(given?.password), signIn(given?.password)]);
  const kinds = both.map((answer) => (answer as { __typename?: string } | undefined)?.__typename);
  expect(kinds.toSorted()).toEqual(['NotSignedInError', 'SessionPayload']);
  expect(both.find((answer) => answer?.accessToken)).toMatchObject({ user: { deletion: { asksPassword: false } } });
  expect(await signIn(given?.password)).toEqual({ __typename: 'NotSignedInError' });
  expect(await app.db.selectFrom('account').select('password_hash').execute()).toEqual([{ password_hash: null }]);
});

test('the password ends after a day; a later start gives another, until a lasting one is set', async () => {
  const first = await start();
  now = new Date(testNow.getTime() + DAY_MS - 1);
  expect(await start()).toBeUndefined();
  now = new Date(testNow.getTime() + DAY_MS);
  expect(await signIn(first?.password)).toEqual({ __typename: 'NotSignedInError' });

  const second = await start();
  expect(await signIn(first?.password)).toEqual({ __typename: 'NotSignedInError' });
  await signIn(second?.password);
  // An operator who has used it and set none is given another, too.
  now = new Date(testNow.getTime() + 2 * DAY_MS);
  const third = await start();
  const session = await signIn(third?.password);
  const set = `mutation { setPassword(newPassword: "seven geese on a pier") { __typename } }`;
  expect((await askGraph(app, set, { token: session?.accessToken })).data).toEqual({
    setPassword: { __typename: 'SessionPayload' },
  });
  now = new Date(testNow.getTime() + 30 * DAY_MS);
  expect(await start()).toBeUndefined();
  expect(await signIn(third?.password)).toEqual({ __typename: 'NotSignedInError' });
  expect(await signIn('seven geese on a pier')).toMatchObject({ __typename: 'SessionPayload' });
});

test('a portal with accounts gets no further operator', async () => {
  await createAccount(app.db, { email: 'operator@portal.example' });
  expect(await start()).toBeUndefined();
  expect(await app.db.selectFrom('account').select('access').execute()).toEqual([{ access: 'member' }]);
});

test('where the password cannot be handed out, no account has it', async () => {
  const handOut = () => Promise.reject(new Error('The disk is full.'));
  const attempt = provideFirstOperator(app.db, { clock, passwords: quickPasswords(), handOut });
  await expect(attempt).rejects.toThrow('The disk is full.');
  expect(await app.db.selectFrom('account').select('id').execute()).toEqual([]);
  expect((await start())?.password).toMatch(/^[\da-f]{24}$/);
});

test('it is known whether the password can still sign in', async () => {
  const isOpen = () => isOneTimePasswordOpen(app.db, { clock });
  expect(await isOpen(), 'before the first start').toBe(false);
  const given = await start();
  expect(await isOpen()).toBe(true);
  now = new Date(testNow.getTime() + DAY_MS);
  expect(await isOpen(), 'after a day').toBe(false);
  now = testNow;
  await signIn(given?.password);
  expect(await isOpen(), 'once used').toBe(false);
});
