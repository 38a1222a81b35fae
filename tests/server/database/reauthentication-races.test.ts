import type { Kysely, Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, DB } from '../../../schema/tables.ts';
import { createAccount, factoryDigest, factoryPassword } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

describePostgres('reauthentication', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await app.server.ready();
  });
  afterAll(() => app.close());

  const OTHER_DIGEST = '$argon2id$v=19$m=8,t=1,p=1$Za4vnAqaa6SNww07dCyxcA$other';
  type Change = (id: string) => (db: Kysely<DB>) => Promise<unknown>;
  const setAccount =
    (values: Updateable<Account>): Change =>
    (id) =>
    (db) =>
      db.updateTable('account').set(values).where('id', '=', id).execute();
  const endSessions: Change = (id) => (db) =>
    db
      .updateTable('session')
      .set({ ended_at: new Date().toISOString(), end_reason: 'password_changed' })
      .where('account_id', '=', id)
      .execute();
  const suspended = setAccount({ suspended_at: new Date().toISOString() });
  const changed = setAccount({ password_hash: OTHER_DIGEST });

  const byPassword: [string, string][] = [
    ['another address', `requestEmailChange(newEmail: "stranger@example.com", password: "${factoryPassword}")`],
    ['deletion', `deleteAccount(password: "${factoryPassword}")`],
  ];
  const bySigningIn: [string, string][] = [
    ['another address', 'requestEmailChange(newEmail: "stranger@example.com")'],
    ['deletion', 'deleteAccount'],
    ['a first password', 'setPassword(newPassword: "nine herons on a pier")'],
  ];

  /** What is told to a user who asks, and what became of their account. */
  async function outcome(passwordHash: string | null, change: Change, mutation: string) {
    const { id } = await createAccount(app.db, { password_hash: passwordHash });
    const { accessToken: token } = await createSession(app.db, { account_id: id });
    const query = `mutation { done: ${mutation} { __typename } }`;
    const { data } = await meanwhile(app, id, change(id), () => askGraph(app, query, { token }));
    const { done } = (data ?? {}) as { done?: { __typename: string } };
    const links = await app.db.selectFrom('mailed_token').select('purpose').where('account_id', '=', id).execute();
    const account = await app.db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
    return { told: done?.__typename, links, passwordHash: account?.password_hash };
  }

  test.each(byPassword)('%s is refused with the password of before', async (_name, mutation) => {
    expect(await outcome(factoryDigest, changed, mutation)).toEqual({
      told: 'ValidationError',
      links: [],
      passwordHash: OTHER_DIGEST,
    });
  });

  test.each(bySigningIn)('%s is refused without the password that there is now', async (_name, mutation) => {
    expect(await outcome(null, changed, mutation)).toEqual({
      told: 'ConflictError',
      links: [],
      passwordHash: OTHER_DIGEST,
    });
  });

  test.each([
    ...byPassword.map((row) => [factoryDigest, ...row] as const),
    ...bySigningIn.map((row) => [null, ...row] as const),
  ])(
    'with the password %s, %s is refused in a session that ends, and to a suspended account',
    async (hash, _name, mutation) => {
      for (const change of [endSessions, suspended]) {
        expect(await outcome(hash, change, mutation)).toEqual({
          told: 'NotSignedInError',
          links: [],
          passwordHash: hash,
        });
      }
    },
  );
});
