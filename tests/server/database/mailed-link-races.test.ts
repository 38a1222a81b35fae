import type { Kysely, Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMailedLink } from '../../../schema/accounts/email/mailed-link.ts';
import { insertMailedToken } from '../../../schema/accounts/email/mailed-tokens.queries.ts';
import type { Account, DB } from '../../../schema/tables.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount, factoryDigest } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';

describePostgres('while an account changes, a mailed link', () => {
  let app: TestApp;
  let account: { readonly id: string; readonly email: string; readonly token: string };
  beforeAll(async () => {
    app = await openTestApp();
    await app.server.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('outgoing_mail').execute();
    const { id, email } = await createAccount(app.db, { email_confirmed_at: null });
    account = { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
  });

  const now = new Date();
  const setAccount = (values: Updateable<Account>) => (db: Kysely<DB>) =>
    db.updateTable('account').set(values).where('id', '=', account.id).execute();
  const moved = () => {
    const email = `moved-${account.email}`;
    return setAccount({ email, email_key: email, email_confirmed_at: now.toISOString() });
  };
  const suspended = setAccount({ suspended_at: now.toISOString() });

  async function whileChanging(change: (db: Kysely<DB>) => Promise<unknown>, mutation: string): Promise<unknown> {
    const query = `mutation { done: ${mutation} { __typename } }`;
    const { data } = await meanwhile(app, account.id, change, () => askGraph(app, query, { token: account.token }));
    const { done } = (data ?? {}) as { done?: { __typename: string } };
    return done?.__typename;
  }

  const links = () =>
    app.db.selectFrom('mailed_token').select('purpose').where('account_id', '=', account.id).execute();
  const recipients = async () =>
    (await app.db.selectFrom('outgoing_mail').select('recipient').execute()).map(({ recipient }) => recipient);

  test('to a new password is not sent to the address that the account had', async () => {
    expect(await whileChanging(moved(), `requestPasswordReset(email: "${account.email}")`)).toBe('MessagePayload');
    expect(await links()).toEqual([]);
    expect(await recipients()).toEqual([null]);
  });

  test('that confirms an address is not sent to the one that the account had', async () => {
    expect(await whileChanging(moved(), 'requestEmailConfirmation')).toBe('ConflictError');
    const unconfirmed = setAccount({ email: `again-${account.email}`, email_confirmed_at: null });
    await setAccount({ email_confirmed_at: null })(app.db);
    expect(await whileChanging(unconfirmed, 'requestEmailConfirmation')).toBe('MessagePayload');
    expect(await recipients()).toEqual([`again-${account.email}`]);
  });

  test.each([
    [
      'a new password',
      'reset_password',
      (token: string) => `resetPassword(token: "${token}", newPassword: "nine herons on a pier")`,
    ],
    ['a confirmed address', 'confirm_email', (token: string) => `confirmEmail(token: "${token}")`],
  ] as const)('to %s is dead where the account is suspended', async (_name, purpose, mutation) => {
    const link = newMailedLink(purpose, 'https://portal.example', now);
    const id = await app.db
      .transaction()
      .execute((transaction) =>
        insertMailedToken(transaction, link, { accountId: account.id, now: now.toISOString() }),
      );
    const token = linkTokens([testSecret]).tokenOf(purpose, id);
    expect(await whileChanging(suspended, mutation(token))).toBe('ValidationError');
    const kept = await app.db
      .selectFrom('account')
      .select(['password_hash', 'email_confirmed_at'])
      .where('id', '=', account.id)
      .execute();
    expect(kept).toEqual([{ password_hash: factoryDigest, email_confirmed_at: null }]);
  });
});
