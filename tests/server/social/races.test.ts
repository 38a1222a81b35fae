import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import {
  type Answer,
  Browser,
  confirmAddresses,
  followProvider,
  openSocialPortal,
  removeAccounts,
  type SocialPortal,
  signUp,
} from './social-portal.ts';

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
  async function meanwhile(
    change: (db: Kysely<DB>) => Promise<unknown>,
    browser: Browser,
    address = '',
  ): Promise<Answer> {
    const parameters = await followProvider(address);
    const asking = await portal.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('account').select('id').forNoKeyUpdate().execute();
      const asked = browser.complete(parameters);
      await expect.poll(() => countWaiting(transaction), { timeout: 5_000 }).toBeGreaterThan(0);
      await change(transaction);
      // An object, or the transaction would wait for the answer that waits for it.
      return { asked };
    });
    return asking.asked;
  }

  async function countWaiting(db: Kysely<DB>): Promise<number> {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  }

  test('nothing is connected by a session that ends', async () => {
    const { address } = await owner.connect();
    const ended = { ended_at: new Date().toISOString(), end_reason: 'password_changed' };
    const answer = await meanwhile((db) => db.updateTable('session').set(ended).execute(), owner, address);
    expect(answer).toEqual({ __typename: 'NotSignedInError', message: 'Your session has ended. Sign in again.' });
    expect(await portal.db.selectFrom('connected_identity').select('id').execute()).toEqual([]);
  });

  test('nobody signs in by a provider that is disconnected', async () => {
    await owner.complete(await followProvider((await owner.connect()).address ?? ''));
    const stranger = new Browser(portal.server);
    const { address } = await stranger.start();
    await meanwhile((db) => db.deleteFrom('connected_identity').execute(), stranger, address);
    expect((await stranger.graph('{ me { email } }')).data.me.email).toBe('mallory@example.com');
  });
});
