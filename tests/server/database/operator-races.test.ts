import { type Kysely, sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account, DB } from '../../../schema/tables.ts';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

describePostgres('while an operator withdraws access', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await app.server.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('account').execute();
  });

  async function person(values: Updateable<Account> = {}, organization = 'First hospital') {
    const { id, email } = await createAccount(app.db, values as object, { organization });
    const { id: sessionId, accessToken: token } = await createSession(app.db, { account_id: id });
    return { id, email, sessionId, token };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const set = (id: string, values: Updateable<Account>) => (db: Kysely<DB>) =>
    db.updateTable('account').set(values).where('id', '=', id).execute();
  /** As `suspendAccount` does. */
  const suspend = (id: string) => async (db: Kysely<DB>) => {
    const now = testNow.toISOString();
    await set(id, { suspended_at: now })(db);
    await db
      .updateTable('session')
      .set({ ended_at: now, end_reason: 'suspended' })
      .where('account_id', '=', id)
      .execute();
  };
  const demote = (id: string) => set(id, { access: 'member', verified_at: null });

  async function whileTaking({ id, token }: Person, change: (id: string) => (db: Kysely<DB>) => unknown, call: string) {
    const query = `mutation { done: ${call} }`;
    const answer = await meanwhile(
      app,
      id,
      async (db) => change(id)(db),
      () => askGraph(app, query, { token }),
    );
    expect(answer.errors).toBeUndefined();
    return answer;
  }

  /** What was noted and mailed since. */
  async function traces() {
    const entries = await app.db.selectFrom('audit_entry').select(['action', 'subject_id']).orderBy('id').execute();
    const mails = await app.db.selectFrom('outgoing_mail').select('kind').orderBy('id').execute();
    return { entries, mails };
  }

  const refusal = '__typename ... on Error { message }';
  const records: Record<string, (db: Kysely<DB>) => Promise<string>> = {
    undoVerification: async (db) =>
      `undoVerification(id: "${(await createAccount(db, { access: 'verified', verified_at: testNow.toISOString() })).id}", verifiedAt: "${testNow.toISOString()}") { ${refusal} }`,
    verifyAccount: async (db) => `verifyAccount(id: "${(await createAccount(db)).id}") { ${refusal} }`,
    suspendAccount: async (db) =>
      `suspendAccount(id: "${(await createAccount(db)).id}", reason: "Two people have complained.") { ${refusal} }`,
    unsuspendAccount: async (db) => {
      const { id } = await createAccount(db, { suspended_at: testNow.toISOString() });
      return `unsuspendAccount(id: "${id}") { ${refusal} }`;
    },
    setAccountAccess: async (db) =>
      `setAccountAccess(id: "${(await createAccount(db)).id}", access: OPERATOR) { ${refusal} }`,
    reviewEquipment: async (db) => {
      const { id: owner_id } = await createAccount(db, { access: 'verified' });
      const waiting = { owner_id, review_state: 'in_review', submitted_at: testNow.toISOString() };
      const { id } = await createEquipment(db, waiting);
      return `reviewEquipment(id: "${id}", revision: 1, decision: PUBLISH) { ${refusal} }`;
    },
    withdrawEquipment: async (db) => {
      const { id: owner_id } = await createAccount(db, { access: 'verified' });
      return `withdrawEquipment(id: "${(await createEquipment(db, { owner_id })).id}") { ${refusal} }`;
    },
    closeJob: async (db) => {
      const { id: owner_id } = await createAccount(db, { access: 'verified' });
      return `closeJob(id: "${(await createJob(db, { owner_id })).id}") { ${refusal} }`;
    },
    reopenJob: async (db) => {
      const { id: owner_id } = await createAccount(db, { access: 'verified' });
      const { id } = await createJob(db, { owner_id, closed_at: testNow.toISOString() });
      return `reopenJob(id: "${id}") { ${refusal} }`;
    },
  };

  test.each(Object.entries(records))('%s is refused to a former operator', async (_name, record) => {
    const operator = await person({ access: 'operator' });
    const call = await record(app.db);
    const before = await traces();
    expect((await whileTaking(operator, demote, call)).data?.['done']).toMatchObject({ __typename: 'ForbiddenError' });
    await set(operator.id, { access: 'operator', verified_at: testNow.toISOString() })(app.db);
    expect((await whileTaking(operator, suspend, call)).data?.['done']).toMatchObject({
      __typename: 'NotSignedInError',
    });
    expect(await traces()).toEqual(before);
  });

  test('a verified account does no more than a verified one may, though it was an operator when it asked', async () => {
    const operator = await person({ access: 'operator' });
    const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
    const { id } = await createJob(app.db, { owner_id });
    const { id: product } = await createEquipment(app.db, { owner_id });
    const verified = (account: string) => set(account, { access: 'verified' });
    for (const call of [`closeJob(id: "${id}")`, `withdrawEquipment(id: "${product}")`]) {
      expect((await whileTaking(operator, verified, `${call} { ${refusal} }`)).data?.['done']).toMatchObject({
        __typename: 'ForbiddenError',
      });
      await set(operator.id, { access: 'operator', verified_at: testNow.toISOString() })(app.db);
    }
    expect((await traces()).entries).toEqual([]);
  });

  test('an employer who is suspended moves no application, and reads nothing of it', async () => {
    const employer = await person({ access: 'verified' });
    const { id: job_id } = await createJob(app.db, { owner_id: employer.id });
    const { id: account_id } = await createAccount(app.db);
    const { id } = await createJobApplication(app.db, { job_id, account_id, statement: 'For the employer alone.' });
    const before = await traces();
    const call = `moveApplication(id: "${id}", stage: SHORTLISTED) { ${refusal}
      ... on ReceivedApplicationPayload { application { statement applicant { name email phone } } } }`;
    for (const [change, error] of [
      [demote, 'ForbiddenError'],
      [suspend, 'NotSignedInError'],
    ] as const) {
      const answer = await whileTaking(employer, change, call);
      expect(answer.data?.['done']).toMatchObject({ __typename: error });
      expect(JSON.stringify(answer)).not.toContain('For the employer alone.');
      await set(employer.id, { access: 'verified', verified_at: testNow.toISOString() })(app.db);
    }
    expect(await traces()).toEqual(before);
    const stored = await app.db.selectFrom('job_application').select('stage').where('id', '=', id).execute();
    expect(stored).toEqual([{ stage: 'submitted' }]);
  });

  const own: Record<string, (self: Person) => Promise<string>> = {
    updateProfile: async () => 'updateProfile(input: { phone: "01632 960 009" })',
    changePassword: async () =>
      `changePassword(currentPassword: "${factoryPassword}", newPassword: "nine herons on a pier")`,
    endSession: async ({ id }) => `endSession(id: "${(await createSession(app.db, { account_id: id })).id}")`,
    endOtherSessions: async () => 'endOtherSessions',
    withdrawApplication: async ({ id: account_id }) => {
      const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
      const { id: job_id } = await createJob(app.db, { owner_id });
      return `withdrawApplication(id: "${(await createJobApplication(app.db, { job_id, account_id })).id}")`;
    },
    applyForJob: async () => {
      const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
      const { id } = await createJob(app.db, { owner_id });
      return `applyForJob(jobId: "${id}", input: { statement: "Words." })`;
    },
    updateEquipment: async ({ id: owner_id }) => {
      const supplier = await createSupplier(app.db, { name: 'First hospital', owner_id });
      const { id } = await createEquipment(app.db, { owner_id, supplier_id: supplier.id });
      return `updateEquipment(id: "${id}", input: { name: "Raced", description: "For wards.", category: MONITORING,
        price: 9.5, condition: NEW, inStock: 3 })`;
    },
  };

  const signedOut =
    ({ sessionId }: Person) =>
    () =>
    (db: Kysely<DB>) =>
      db
        .updateTable('session')
        .set({ ended_at: testNow.toISOString(), end_reason: 'ended_elsewhere' })
        .where('id', '=', sessionId)
        .execute();

  test.each(Object.entries(own))('%s is refused once the session was ended elsewhere', async (_name, callOf) => {
    const self = await person({ access: 'verified' });
    const call = await callOf(self);
    const before = await traces();
    const answer = await whileTaking(self, signedOut(self), `${call} { ${refusal} }`);
    expect(answer.data?.['done']).toMatchObject({ __typename: 'NotSignedInError' });
    expect(await traces()).toEqual(before);
  });

  test('two operators who change each other at the same moment wait for each other in one order', async () => {
    const one = await person({ access: 'operator' });
    const other = await person({ access: 'operator' });
    await person({ access: 'operator' });
    const { rows: before } = await deadlocks();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        askGraph(app, `mutation { setAccountAccess(id: "${other.id}", access: VERIFIED) { __typename } }`, one),
        askGraph(app, `mutation { setAccountAccess(id: "${one.id}", access: VERIFIED) { __typename } }`, other),
      ]);
      const done = answers.map(({ data }) => JSON.stringify(data?.['setAccountAccess']));
      expect(done.toSorted()).toEqual(['{"__typename":"AccountRecordPayload"}', '{"__typename":"ForbiddenError"}']);
      await app.db.updateTable('account').set({ access: 'operator' }).execute();
    }
    expect((await deadlocks()).rows).toEqual(before);
  });

  const deadlocks = () =>
    sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(app.db);
});
