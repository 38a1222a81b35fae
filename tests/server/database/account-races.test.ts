import type { Kysely, Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account, DB } from '../../../schema/tables.ts';
import { createAccount, factoryDigest, factoryPassword } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

describePostgres('during a change of an account', () => {
  let app: TestApp;
  let account: { readonly id: string; readonly email: string; readonly token: string };
  beforeAll(async () => {
    app = await openTestApp();
    await app.server.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { id, email } = await createAccount(app.db, { access: 'verified' }, { organization: 'First hospital' });
    account = { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
  });

  /** Sends a mutation that comes to wait for the account, makes the change, and answers what the mutation is told. */
  async function whileChanging(change: (db: Kysely<DB>) => Promise<unknown>, mutation: string): Promise<unknown> {
    const { id, token } = account;
    const query = `mutation { done: ${mutation} { __typename ... on Error { message } } }`;
    const { data } = await meanwhile(app, id, change, () => askGraph(app, query, { token }));
    return data?.['done'];
  }

  const setAccount = (values: Updateable<Account>) => (db: Kysely<DB>) =>
    db.updateTable('account').set(values).where('id', '=', account.id).execute();
  const setOrganization = (organization: string) => (db: Kysely<DB>) =>
    db.updateTable('user_profile').set({ organization }).where('id', '=', account.id).execute();

  const job = `input: { title: "Raced", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
    salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
  const product = `input: { name: "Raced", description: "For wards.", category: MONITORING, price: 9.5,
    condition: NEW, inStock: 3 }`;
  const demoted = setAccount({ access: 'member', verified_at: null });
  const suspended = setAccount({ suspended_at: new Date().toISOString() });
  const moved = setOrganization('Second hospital');
  const forbidden = { __typename: 'ForbiddenError' };

  test('a sign-in with the password of before is refused', async () => {
    const signIn = `signIn(email: "${account.email}", password: "${factoryPassword}")`;
    const changed = setAccount({ password_hash: '$argon2id$v=19$m=8,t=1,p=1$Za4vnAqaa6SNww07dCyxcA$other' });
    expect(await whileChanging(changed, signIn)).toEqual({
      __typename: 'NotSignedInError',
      message: 'The email address or password is not correct.',
    });
    const sessions = await app.db.selectFrom('session').select('id').where('account_id', '=', account.id).execute();
    expect(sessions).toHaveLength(1);
  });

  test('a change of the password is refused if the account was suspended, and begins no session', async () => {
    const change = `changePassword(currentPassword: "${factoryPassword}", newPassword: "nine herons on a pier")`;
    expect(await whileChanging(suspended, change)).toEqual({
      __typename: 'NotSignedInError',
      message: 'No user logged in',
    });
    const { sessions, hash } = await app.db
      .selectFrom('account')
      .select([
        'password_hash as hash',
        ({ selectFrom }) =>
          selectFrom('session')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('session.account_id', '=', 'account.id')
            .as('sessions'),
      ])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect({ sessions, hash }).toEqual({ sessions: 1, hash: factoryDigest });
  });

  test.each([
    ['createJob', () => `createJob(${job})`],
    ['createEquipment', () => `createEquipment(${product})`],
  ])('%s is refused if the account is no longer verified or signed in', async (_name, mutation) => {
    expect(await whileChanging(demoted, mutation())).toMatchObject(forbidden);
    await setAccount({ access: 'verified', verified_at: new Date().toISOString() })(app.db);
    expect(await whileChanging(suspended, mutation())).toMatchObject({ __typename: 'NotSignedInError' });
    expect(await app.db.selectFrom('job').select('id').where('title', '=', 'Raced').execute()).toEqual([]);
    expect(await app.db.selectFrom('equipment').select('id').where('name', '=', 'Raced').execute()).toEqual([]);
  });

  test.each([
    [
      'applying for a job',
      async () =>
        `applyForJob(jobId: "${(await createJob(app.db, { owner_id: (await createAccount(app.db, { access: 'verified' })).id })).id}", input: { statement: "Words." })`,
    ],
    ['asking for a link', async () => 'requestEmailConfirmation'],
  ])('%s is refused if the account is deleted', async (_name, mutation) => {
    await setAccount({ email_confirmed_at: null })(app.db);
    const deleted = (db: Kysely<DB>) => db.deleteFrom('account').where('id', '=', account.id).execute();
    expect(await whileChanging(deleted, await mutation())).toMatchObject({ __typename: 'NotSignedInError' });
  });

  test('a post is changed and opened again only by an account that still belongs to its employer', async () => {
    const { id } = await createJob(app.db, { owner_id: account.id, closed_at: new Date().toISOString() });
    expect(await whileChanging(moved, `updateJob(id: "${id}", ${job})`)).toMatchObject(forbidden);
    await setOrganization('First hospital')(app.db);
    expect(await whileChanging(moved, `reopenJob(id: "${id}")`)).toMatchObject(forbidden);
    const stored = await app.db.selectFrom('job').select(['title', 'closed_at']).where('id', '=', id).execute();
    expect(stored).toEqual([{ title: 'Test nurse', closed_at: expect.anything() }]);
  });
});
