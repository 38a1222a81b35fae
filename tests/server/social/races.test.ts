import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { factoryDigest } from '../../factories/account.ts';
import { countWaiting, meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import {
  type Answer,
  Browser,
  type CallbackParameters,
  confirmAddresses,
  followProvider,
  openSocialPortal,
  removeAccounts,
  type SocialPortal,
  signUp,
} from './social-portal.ts';

describePostgres('a user who returns in two tabs at the same moment', () => {
  let portal: SocialPortal;

  beforeAll(async () => {
    portal = await openSocialPortal({ sub: 'twice', email: 'twice@example.com', email_verified: true });
    await portal.server.ready();
  });
  afterAll(() => portal.close());

  test('is signed in in both, also where the account is opened by the other one meanwhile', async () => {
    const tabs = [new Browser(portal.server), new Browser(portal.server)];
    const addresses = await Promise.all(tabs.map((tab) => tab.start()));
    const parameters = await Promise.all(addresses.map(({ address = '' }) => followProvider(address)));
    // Neither finds an account, and both are about to open one.
    const answers = await portal.db.transaction().execute(async (transaction) => {
      await sql`lock table account in share mode`.execute(transaction);
      const asked = tabs.map((tab, index) => tab.complete(parameters[index] as CallbackParameters));
      await expect.poll(() => countWaiting(portal.db)).toBe(2);
      return { asked };
    });
    for (const answer of await Promise.all(answers.asked)) {
      expect(answer).toMatchObject({ session: { accessToken: expect.any(String) } });
    }
    expect(await portal.db.selectFrom('account').select('id').execute()).toHaveLength(1);
    expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toHaveLength(1);
  });
});

describePostgres('while a password is reset', () => {
  let portal: SocialPortal;
  let owner: Browser;

  beforeAll(async () => {
    portal = await openSocialPortal({ sub: 'mallory', email: 'mallory@example.com', email_verified: true });
    await portal.server.ready();
  });
  beforeEach(async () => {
    owner = await signUp(portal, 'vera.lind@example.org');
    await confirmAddresses(portal);
  });
  afterEach(() => removeAccounts(portal));
  afterAll(() => portal.close());

  /** Comes back from the provider and waits for the account, makes the change, and answers what the browser is told. */
  async function whileChanging(
    change: (db: Kysely<DB>) => Promise<unknown>,
    browser: Browser,
    address = '',
  ): Promise<Answer> {
    const parameters = await followProvider(address);
    return meanwhile(portal, await ownersId(), change, () => browser.complete(parameters));
  }

  const ownersId = async () => (await portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id;
  const endSessions = (db: Kysely<DB>) =>
    db.updateTable('session').set({ ended_at: new Date().toISOString(), end_reason: 'password_changed' }).execute();
  const suspend = (db: Kysely<DB>) =>
    db.updateTable('account').set({ suspended_at: new Date().toISOString() }).execute();
  const setPassword = (db: Kysely<DB>) => db.updateTable('account').set({ password_hash: factoryDigest }).execute();

  test('nothing is connected by a session that ends', async () => {
    const { address } = await owner.connect();
    const answer = await whileChanging(endSessions, owner, address);
    expect(answer).toEqual({ __typename: 'NotSignedInError', message: 'Your session has ended. Sign in again.' });
    expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toEqual([]);
  });

  test('nothing is connected to an account that is suspended', async () => {
    const { address } = await owner.connect();
    expect(await whileChanging(suspend, owner, address)).toMatchObject({ __typename: 'NotSignedInError' });
    expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toEqual([]);
  });

  test.each([
    ['a session that ends', endSessions, 'NotSignedInError'],
    ['an account that is suspended', suspend, 'NotSignedInError'],
    ['a password that is no longer the right one', setPassword, 'ValidationError'],
  ])('connecting is not begun by %s', async (_name, change, refusal) => {
    const answer = await meanwhile(portal, await ownersId(), change, () => owner.connect());
    expect(answer.__typename).toBe(refusal);
    expect(await portal.db.selectFrom('social_attempt').select('provider').execute()).toEqual([]);
  });

  test('a disconnected provider signs no user in', async () => {
    await owner.complete(await followProvider((await owner.connect()).address ?? ''));
    const stranger = new Browser(portal.server);
    const { address } = await stranger.start();
    await whileChanging((db) => db.deleteFrom('connected_identity').execute(), stranger, address);
    expect((await stranger.graph('{ me { email } }')).data.me.email).toBe('mallory@example.com');
  });
});
