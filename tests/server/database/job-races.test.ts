import { type Kysely, sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import type { DB, Job } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { countWaiting, meanwhile } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const now = testNow.toISOString();
const organization = 'First hospital';
const text = JSON.stringify;

interface Person {
  readonly id: string;
  readonly token: string;
}

describePostgres('posts that are changed at the same moment', () => {
  let app: TestApp;
  let owner: Person;
  let operator: Person;
  beforeAll(async () => {
    app = await openTestApp();
    await app.server.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('account').execute();
    await app.db.deleteFrom('outgoing_mail').execute();
    owner = await person('verified');
    operator = await person('operator');
  });

  async function person(access: Access): Promise<Person> {
    const { id } = await createAccount(app.db, { access }, { organization });
    return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
  }

  /** A post of the owner and their organisation. */
  async function post(values: Updateable<Job> = {}): Promise<string> {
    const employer = { name: organization };
    const { id: employer_id } = await app.db
      .insertInto('employer')
      .values(employer)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(employer))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await createJob(app.db, { owner_id: owner.id, employer_id, apply_url: null, ...values } as object);
    return id;
  }

  async function ask({ token }: Person, call: string): Promise<string | undefined> {
    const { data, errors } = await askGraph(app, `mutation { done: ${call} { __typename } }`, { token });
    expect(errors).toBeUndefined();
    return (data as { done?: { __typename: string } } | undefined)?.done?.__typename;
  }

  const input = (title: string) => `input: { title: ${text(title)}, department: "Maternity", location: "Leeds",
    type: PERMANENT, urgency: LOW, salaryMin: 30000, salaryMax: 40000, description: ${text(`Text of ${title}.`)} }`;
  const update = (id: string) => `updateJob(id: ${text(id)}, ${input('Midwife')})`;
  const close = (id: string) => `closeJob(id: ${text(id)})`;
  const reopen = (id: string) => `reopenJob(id: ${text(id)})`;
  const job = (id: string) => app.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const actions = async (id: string) =>
    (await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
      ({ action }) => action,
    );

  /** Asks while another transaction changes the row, and answers what was told once the change is there. */
  async function whileRowChanges(id: string, values: Updateable<Job>, who: Person, call: string) {
    const { asked } = await app.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('job').set(values).where('id', '=', id).execute();
      const asked = ask(who, call);
      await expect.poll(() => countWaiting(app.db)).toBeGreaterThan(0);
      return { asked };
    });
    return asked;
  }

  describe('are held against what is there once it is their turn', () => {
    const closed = { closed_at: now };
    const yesterday = { closes_on: '2026-11-19' };

    test('a post whose last day is over is not opened', async () => {
      const id = await post(closed);
      expect(await whileRowChanges(id, yesterday, owner, reopen(id))).toBe('ConflictError');
      expect(await job(id)).toMatchObject({ closed_at: now });
    });

    test('a post is not opened for applications that no account could read', async () => {
      await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', owner.id).execute();
      const id = await post({ ...closed, apply_url: 'https://jobs.example/1' });
      expect(await whileRowChanges(id, { apply_url: null }, operator, reopen(id))).toBe('ConflictError');
      expect(await job(id)).toMatchObject({ closed_at: now });
    });

    test.each([
      ['rewrites', update],
      ['closes', close],
      ['opens', reopen],
    ])('a former owner never %s the post', async (name, call) => {
      const id = await post(name === 'opens' ? closed : {});
      const before = await job(id);
      expect(await whileRowChanges(id, { owner_id: operator.id }, owner, call(id))).toBe('ForbiddenError');
      expect(await job(id)).toEqual({ ...before, owner_id: operator.id });
      expect(await actions(id)).toEqual([]);
    });

    test.each([
      ['opened', reopen, closed],
      ['rewritten', update, {}],
    ])('a post is not %s by an operator for an owner who is being suspended', async (_name, call, values) => {
      const id = await post(values);
      const suspend = async (db: Kysely<DB>) => {
        await db.updateTable('account').set({ suspended_at: now }).where('id', '=', owner.id).execute();
        await db
          .updateTable('job')
          .set(closed)
          .where('owner_id', '=', owner.id)
          .where('closed_at', 'is', null)
          .execute();
      };
      const refusal = await meanwhile(app, owner.id, suspend, () => ask(operator, call(id)));
      expect(refusal).toMatch(/^(ConflictError|ValidationError)$/);
      expect(await job(id)).toMatchObject(closed);
    });
  });

  test('of two that close or open a post at once one does', async () => {
    const id = await post();
    expect(await Promise.all([owner, operator, owner].map((who) => ask(who, close(id))))).toEqual(
      Array(3).fill('JobPayload'),
    );
    expect(await actions(id)).toEqual(['job.closed']);
    expect(await Promise.all([owner, operator, owner].map((who) => ask(who, reopen(id))))).toEqual(
      Array(3).fill('JobPayload'),
    );
    expect(await actions(id)).toEqual(['job.closed', 'job.reopened']);
  });

  test('of edits at once each is whole, and the last one stays', async () => {
    const id = await post();
    const titles = ['One', 'Two', 'Three', 'Four'];
    const calls = titles.map((title) => `updateJob(id: ${text(id)}, ${input(title)})`);
    expect(await Promise.all(calls.map((call) => ask(owner, call)))).toEqual(Array(4).fill('JobPayload'));
    const { title, description } = await job(id);
    expect(titles).toContain(title);
    expect(description).toBe(`Text of ${title}.`);
    expect(await actions(id)).toHaveLength(4);
  });

  test('an application during the closing of a post is either stored before it, or not at all', async () => {
    const id = await post();
    const applicants = await Promise.all(Array.from({ length: 6 }, () => person('member')));
    const apply = `applyForJob(jobId: ${text(id)}, input: { statement: "I would like to." })`;
    const [closing, ...told] = await Promise.all([
      ask(owner, close(id)),
      ...applicants.map((applicant) => ask(applicant, apply)),
    ]);
    expect(closing).toBe('JobPayload');
    expect(told.filter((one) => one !== 'JobApplicationPayload' && one !== 'ConflictError')).toEqual([]);
    const applied = told.filter((one) => one === 'JobApplicationPayload').length;
    const { rows } = await sql`select count(*)::int as count from job_application where job_id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ count: applied }]);
    expect(await job(id)).toMatchObject({ application_count: applied, closed_at: expect.any(String) });
    expect(await ask(await person('member'), apply)).toBe('ConflictError');
  });

  describe('and applications', () => {
    async function application(applicant: Person): Promise<string> {
      const { id } = await createJobApplication(app.db, { job_id: await post(), account_id: applicant.id });
      return id;
    }
    const move = (id: string) => `moveApplication(id: ${text(id)}, stage: INTERVIEW)`;
    const stored = (id: string) =>
      app.db.selectFrom('job_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const mails = () => app.db.selectFrom('outgoing_mail').select('kind').execute();

    test('one that is moved to the same stage twice is told of once', async () => {
      const id = await application(await person('member'));
      await Promise.all([1, 2, 3].map(() => ask(owner, move(id))));
      expect(await actions(id)).toEqual(['application.moved_to_interview']);
      expect(await mails()).toEqual([{ kind: 'application-moved' }]);
    });

    test('one that is withdrawn while it is moved stays withdrawn, and keeps nothing', async () => {
      const applicant = await person('member');
      for (const first of ['move', 'withdraw']) {
        await app.db.deleteFrom('job_application').execute();
        const id = await application(applicant);
        const withdraw = () => ask(applicant, `withdrawApplication(id: ${text(id)})`);
        const [moved, withdrawn] = await Promise.all(
          first === 'move' ? [ask(owner, move(id)), withdraw()] : [withdraw(), ask(owner, move(id))].reverse(),
        );
        expect([moved, withdrawn]).toEqual([
          expect.stringMatching(/^(ReceivedApplicationPayload|ConflictError)$/),
          'JobApplicationPayload',
        ]);
        expect(await stored(id)).toMatchObject({ stage: 'withdrawn', statement: null, applicant_email: null });
        const entries = ['application.withdrawn'];
        expect(await actions(id)).toEqual(
          moved === 'ConflictError' ? entries : ['application.moved_to_interview', ...entries],
        );
      }
    });
  });
});
