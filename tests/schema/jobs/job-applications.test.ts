import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { countWaiting } from '../../support/meanwhile.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let employer: Person;
let applicant: Person;
let jobId: string;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

async function person(access: 'member' | 'verified' | 'operator', names: object = {}): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access }, names);
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  employer = await person('verified');
  applicant = await person('member', { first_name: 'Rosa', last_name: 'Lindqvist', phone: '01632 960 123' });
});
afterAll(() => app.close());
beforeEach(async () => {
  jobId = (await createJob(app.db, { owner_id: employer.id, title: 'Ward <b>sister</b>' })).id;
  await app.db.deleteFrom('outgoing_mail').execute();
});

const statement = 'I have led the night team of a medical ward.';
const refusal = '... on Error { message } ... on ValidationError { fields { path } }';

async function change({ token }: Person, call: string): Promise<Record<string, unknown>> {
  const isMove = call.startsWith('moveApplication');
  const payload = isMove
    ? '... on ReceivedApplicationPayload { moved: application { stage applicant { name } statement } }'
    : '... on JobApplicationPayload { application { id stage statement } }';
  const { data, errors } = await askGraph(app, `mutation { done: ${call} { __typename ${payload} ${refusal} } }`, {
    token,
  });
  expect(errors).toBeUndefined();
  return data?.['done'] as Record<string, unknown>;
}
async function apply(as: Person, job = jobId): Promise<string> {
  const done = await change(as, `applyForJob(jobId: "${job}", input: { statement: "${statement}" })`);
  return (done['application'] as { id: string }).id;
}
const move = (as: Person, id: string, stage: string) => change(as, `moveApplication(id: "${id}", stage: ${stage})`);
const withdraw = (as: Person, id: string) => change(as, `withdrawApplication(id: "${id}")`);

async function received({ token }: Person, job = jobId) {
  const query = `{ jobApplications(jobId: "${job}") { totalCount
    nodes { id stage statement applicant { name email phone } } } }`;
  const { data, errors } = await askGraph(app, query, { token });
  return errors ? errors[0]?.extensions.code : data?.['jobApplications'];
}
const mails = () => app.db.selectFrom('outgoing_mail').select(['kind', 'recipient', 'body_text']).execute();
const acknowledged = ({ email }: Person) =>
  app.db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body_text', 'account_id'])
    .where('kind', '=', 'application-acknowledged')
    .where('recipient', '=', email)
    .execute();
const actions = async (id: string) =>
  (
    await app.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'owner_id'])
      .where('subject_id', '=', id)
      .orderBy('action', 'desc')
      .execute()
  ).map(({ action, actor_id, owner_id }) => [action, actor_id, owner_id]);

describe('an application', () => {
  test('tells its employer who applied, and as they were called then', async () => {
    const id = await apply(applicant);
    await app.db.updateTable('user_profile').set({ phone: '01632 960 999' }).where('id', '=', applicant.id).execute();
    expect(await received(employer)).toEqual({
      totalCount: 1,
      nodes: [
        {
          id,
          stage: 'SUBMITTED',
          statement,
          applicant: { name: 'Rosa Lindqvist', email: applicant.email, phone: '01632 960 123' },
        },
      ],
    });
    await app.db.updateTable('user_profile').set({ phone: '01632 960 123' }).where('id', '=', applicant.id).execute();
  });

  test('is announced to its employer by a mail that says nothing about the person', async () => {
    await apply(applicant);
    const toEmployer = (await mails()).filter(({ recipient }) => recipient !== applicant.email);
    expect(toEmployer).toHaveLength(1);
    const [mail] = toEmployer;
    expect(mail).toMatchObject({ kind: 'application-received', recipient: employer.email });
    expect(mail?.body_text).toContain(`/staff-portal?job=${jobId}&form=applications`);
    for (const secret of ['Rosa', 'Lindqvist', applicant.email, '960 123', statement]) {
      expect(JSON.stringify(mail)).not.toContain(secret);
    }
  });

  test('is acknowledged to the applicant: which job it is, who the employer is, and where to follow it', async () => {
    const { reference, employer: employerName } = await app.db
      .selectFrom('job')
      .innerJoin('employer', 'employer.id', 'job.employer_id')
      .select(['job.reference', 'employer.name as employer'])
      .where('job.id', '=', jobId)
      .executeTakeFirstOrThrow();
    await apply(applicant);
    const acknowledgements = await acknowledged(applicant);
    expect(acknowledgements).toHaveLength(1);
    expect(acknowledgements[0]).toMatchObject({
      subject: 'We have received your application',
      account_id: applicant.id,
    });
    const { body_text: text = '' } = acknowledgements[0] ?? {};
    expect(text).toContain(`your application for 'Ward <b>sister</b>' at ${employerName}.`);
    expect(text).toContain(`The reference of the job is ${reference}.`);
    expect(text).toContain('/account#applications\n');
    expect(text).not.toContain(statement);
  });

  test('that is sent again, or refused, is not acknowledged again', async () => {
    const key = { 'idempotency-key': `apply-${jobId}` };
    const query = `mutation { applyForJob(jobId: "${jobId}", input: { statement: "${statement}" }) { __typename } }`;
    const headers = { authorization: `Bearer ${applicant.token}`, ...key };
    const once = () => app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    for (const _again of [1, 2]) {
      expect((await once()).json().data).toEqual({ applyForJob: { __typename: 'JobApplicationPayload' } });
    }
    const refused = await change(applicant, `applyForJob(jobId: "${jobId}", input: { statement: "${statement}" })`);
    expect(refused['__typename']).toBe('ConflictError');
    expect(await acknowledged(applicant)).toHaveLength(1);
  });

  test('is acknowledged in the transaction that keeps it, or not at all', async () => {
    await sql`alter table outgoing_mail add constraint no_acknowledgement check (kind <> 'application-acknowledged')`.execute(
      app.db,
    );
    try {
      const query = `mutation { applyForJob(jobId: "${jobId}", input: { statement: "${statement}" }) { __typename } }`;
      const { errors } = await askGraph(app, query, { token: applicant.token });
      expect(errors).toHaveLength(1);
      expect(await received(employer)).toEqual({ totalCount: 0, nodes: [] });
    } finally {
      await sql`alter table outgoing_mail drop constraint no_acknowledgement`.execute(app.db);
    }
  });

  test('is acknowledged each time to a confirmed address, and three times to an unconfirmed one', async () => {
    const unconfirmed = await person('member');
    await app.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', unconfirmed.id).execute();
    const confirmed = await person('member');
    for (let times = 0; times < 5; times += 1) {
      const { id } = await createJob(app.db, { owner_id: employer.id });
      await apply(unconfirmed, id);
      await apply(confirmed, id);
    }
    expect(await acknowledged(unconfirmed)).toHaveLength(3);
    expect(await acknowledged(confirmed)).toHaveLength(5);
  });

  test('is read and moved by its employer alone: no other account, no operator, and none that is not verified', async () => {
    const id = await apply(applicant);
    const others = [await person('member'), await person('verified'), await person('operator'), applicant];
    for (const other of others) {
      expect(await received(other)).toBe('FORBIDDEN');
      expect((await move(other, id, 'OFFERED'))['__typename']).toMatch(/^(NotFound|Forbidden)Error$/);
    }
    for (const other of [...others.slice(0, 3), employer]) {
      expect((await withdraw(other, id))['__typename']).toBe('NotFoundError');
      const { data } = await askGraph(app, '{ myApplications { nodes { id } } }', { token: other.token });
      expect(data).toEqual({ myApplications: { nodes: [] } });
    }
    await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', employer.id).execute();
    expect(await received(employer)).toBe('FORBIDDEN');
    await app.db
      .updateTable('account')
      .set({ access: 'verified', verified_at: testNow.toISOString() })
      .where('id', '=', employer.id)
      .execute();
    expect(await received(employer)).toMatchObject({ nodes: [{ id, stage: 'SUBMITTED' }] });
    expect(await received(employer, 'x')).toBe('NOT_FOUND');
  });

  test('moves to another stage, once, and its applicant is told', async () => {
    const id = await apply(applicant);
    await app.db.deleteFrom('outgoing_mail').execute();
    for (const _again of [1, 2]) {
      expect((await move(employer, id, 'INTERVIEW'))['moved']).toMatchObject({ stage: 'INTERVIEW' });
    }
    const sent = await mails();
    expect(sent).toMatchObject([{ kind: 'application-moved', recipient: applicant.email }]);
    expect(sent[0]?.body_text).toContain("Your application for 'Ward <b>sister</b>' has reached the interview stage.");
    expect(sent[0]?.body_text).toContain('/account#applications');
    expect(await actions(id)).toEqual([
      ['application.submitted', applicant.id, applicant.id],
      ['application.moved_to_interview', employer.id, applicant.id],
    ]);
    expect(await move(employer, id, 'WITHDRAWN')).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'stage' }],
    });
    for (const unknown of ['x', jobId]) {
      expect((await move(employer, unknown, 'OFFERED'))['__typename']).toBe('NotFoundError');
    }
  });

  test('that is withdrawn keeps nothing of what was said, and stays withdrawn', async () => {
    const id = await apply(applicant);
    for (const _again of [1, 2]) {
      expect((await withdraw(applicant, id))['application']).toEqual({ id, stage: 'WITHDRAWN', statement: null });
    }
    expect(await received(employer)).toEqual({
      totalCount: 1,
      nodes: [{ id, stage: 'WITHDRAWN', statement: null, applicant: null }],
    });
    const row = await app.db.selectFrom('job_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('Rosa');
    expect((await move(employer, id, 'OFFERED'))['__typename']).toBe('ConflictError');
    const again = await change(applicant, `applyForJob(jobId: "${jobId}", input: { statement: "Once more" })`);
    expect(again).toMatchObject({
      __typename: 'ConflictError',
      message: 'You withdrew your application for this job. You cannot apply for it again.',
    });
    expect(await actions(id)).toHaveLength(2);
  });

  test('goes with the account of the person', async () => {
    const leaving = await person('member');
    await apply(leaving);
    await app.db.deleteFrom('account').where('id', '=', leaving.id).execute();
    expect(await received(employer)).toEqual({ totalCount: 0, nodes: [] });
  });
});

test('what was started elsewhere is neither listed for an employer nor withdrawn', async () => {
  const elsewhere = await createJob(app.db, { owner_id: employer.id, apply_url: 'https://jobs.example.com/2' });
  const done = await change(applicant, `applyForJob(jobId: "${elsewhere.id}", input: {})`);
  const { id } = done['application'] as { id: string };
  expect(await received(employer, elsewhere.id)).toEqual({ totalCount: 0, nodes: [] });
  expect((await move(employer, id, 'OFFERED'))['__typename']).toBe('NotFoundError');
  expect((await withdraw(applicant, id))['__typename']).toBe('ConflictError');
  expect(await mails()).toEqual([]);
});

describePostgres('an application that waits for another change of its post', () => {
  test('is judged by what is so after that: by who reads it then, too', async () => {
    const newcomer = await person('member', { organization: 'Hospital of a newcomer' });
    const { id: post } = await createJob(app.db, { owner_id: newcomer.id });
    const waiting = await app.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('job').set({ title: 'Ward sister' }).where('id', '=', post).execute();
      const asked = change(applicant, `applyForJob(jobId: "${post}", input: { statement: "${statement}" })`);
      await expect.poll(() => countWaiting(app.db)).toBeGreaterThan(0);
      await transaction
        .updateTable('account')
        .set({ access: 'verified', verified_at: testNow.toISOString() })
        .where('id', '=', newcomer.id)
        .execute();
      // An object, or the transaction would wait for the answer that waits for it.
      return { asked };
    });
    expect(await waiting.asked).toMatchObject({ __typename: 'JobApplicationPayload' });
  });
});

test('an account applies 60 times an hour at most', async () => {
  const eager = await person('member');
  // A post that is applied for on another website, once.
  const call = `applyForJob(jobId: "01a1ede2-6680-790d-b5ad-95077e39d315", input: {})`;
  expect((await change(eager, call))['__typename']).toBe('JobApplicationPayload');
  for (let times = 2; times <= 60; times += 1) {
    expect((await change(eager, call))['__typename']).toBe('ConflictError');
  }
  expect((await change(eager, call))['__typename']).toBe('RateLimitedError');
});
