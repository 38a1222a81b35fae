import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobExample, newJobExample } from '../../server/rest/jobs/examples.ts';
import { grantAccess, type SignedIn, send, signIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let employer: SignedIn;
let applicant: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [employer, applicant] = await Promise.all([signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', employer);
});
afterAll(() => app.close());

const statement = 'I have cared for families in Leeds for six years.';
const now = testNow.toISOString();

async function advertise(given: object = {}): Promise<string> {
  const { token } = employer;
  return (await send(app, 'POST', '/jobs', { token, body: { ...newJobExample, ...given } })).json().id;
}
const apply = ({ token }: SignedIn, id: string, body: object = { statement }) =>
  send(app, 'POST', `/jobs/${id}/apply`, { token, body });
const applicationsOf = async (id: string): Promise<number> =>
  (await send(app, 'GET', `/jobs/${id}`)).json().applications;

describe('applying for a post of the portal', () => {
  it('answers the application, counts it, and lists it', async () => {
    const id = await advertise();
    const answer = await apply(applicant, id, { statement: `\r\n ${statement}\r\nTwo. ` });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      job: { id, title: 'Community Midwife', employer: 'Brambleford Community Hospital', location: 'Leeds' },
      startedElsewhere: false,
      stage: 'submitted',
      statement: `${statement}\nTwo.`,
      appliedAt: now,
      changedAt: now,
    });
    expect(await applicationsOf(id)).toBe(1);
    const list = await send(app, 'GET', '/jobs/user/applications', { token: applicant.token });
    expect(list.headers['cache-control']).toMatch(/^private/);
    expect(list.json().applications).toContainEqual(answer.json());
  });

  it('is done once a person and post', async () => {
    const id = await advertise();
    expect((await apply(applicant, id)).statusCode).toBe(201);
    const { code, error } = expectError(await apply(applicant, id), 409);
    expect([code, error]).toEqual([
      'CONFLICT',
      'You have applied for this job already. You can apply once for each job.',
    ]);
    expect(await applicationsOf(id)).toBe(1);
  });

  it('is answered again where the same request comes again under its Idempotency-Key', async () => {
    const id = await advertise();
    const send = () =>
      app.server.inject({
        method: 'POST',
        url: `/api/jobs/${id}/apply`,
        headers: { authorization: `Bearer ${applicant.token}`, 'idempotency-key': id },
        payload: { statement },
      });
    const first = await send();
    const again = await send();
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await applicationsOf(id)).toBe(1);
  });

  it('counts each of several people at once, and a person who applies twice at once only once', async () => {
    const id = await advertise();
    const others = await Promise.all([signUp(app), signUp(app), signUp(app)]);
    const answers = await Promise.all([...others, ...others].map((person) => apply(person, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await applicationsOf(id)).toBe(3);
    const rows = await app.db.selectFrom('job_application').select('id').where('job_id', '=', id).execute();
    expect(rows).toHaveLength(3);
  });

  it('needs a statement of 5,000 characters at most', async () => {
    const id = await advertise();
    expect(expectError(await apply(applicant, id, {}), 400).fields).toEqual({
      statement: 'Enter a supporting statement',
    });
    const long = expectError(await apply(applicant, id, { statement: 'a'.repeat(5_001) }), 400).fields;
    expect(long).toEqual({ statement: 'Supporting statement must be 5,000 characters or fewer' });
    expect((await apply(applicant, id, { statement: 'ä'.repeat(5_000) })).statusCode).toBe(201);
  });

  it('is not for one’s own post, or a closed one, or none', async () => {
    const id = await advertise();
    expect(expectError(await apply(employer, id), 403).error).toContain('advertised this job yourself');
    await app.db.updateTable('job').set({ closed_at: now }).where('id', '=', id).execute();
    expect(expectError(await apply(applicant, id), 409).error).toBe(
      'This job is closed. You can no longer apply for it.',
    );
    const over = await advertise({ closesAt: '2026-11-20' });
    await app.db.updateTable('job').set({ closes_on: '2026-11-19' }).where('id', '=', over).execute();
    expectError(await apply(applicant, over), 409);
    for (const unknown of ['x', '01a1ede2-6680-790d-b5ad-95077e39d399']) {
      expect(expectError(await apply(applicant, unknown), 404).error).toBe('There is no job with this id.');
    }
    expect([await applicationsOf(id), await applicationsOf(over)]).toEqual([0, 0]);
  });
});

describe('a post that is applied for elsewhere', () => {
  it('is noted, and not counted', async () => {
    const before = await applicationsOf(jobExample.id);
    const { fields } = expectError(await apply(applicant, jobExample.id), 400);
    expect(Object.keys(fields ?? {})).toEqual(['statement']);
    const answer = await apply(applicant, jobExample.id, {});
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ startedElsewhere: true, stage: null, statement: null });
    expectError(await apply(applicant, jobExample.id, {}), 409);
    expect(await applicationsOf(jobExample.id)).toBe(before);
  });

  it('can be applied for here once it is', async () => {
    const id = await advertise({ applyUrl: 'https://jobs.example.com/1' });
    const begun = (await apply(applicant, id, {})).json();
    await app.db.updateTable('job').set({ apply_url: null }).where('id', '=', id).execute();
    const applied = await apply(applicant, id);
    expect(applied.json()).toMatchObject({ id: begun.id, startedElsewhere: false, stage: 'submitted' });
    expect(await applicationsOf(id)).toBe(1);
    await app.db.updateTable('job').set({ apply_url: 'https://jobs.example.com/1' }).where('id', '=', id).execute();
    expectError(await apply(applicant, id, {}), 409);
  });
});

it('an account reads its own activity, the newest first', async () => {
  const person = await signUp(app);
  const read = async (query = '') =>
    (await send(app, 'GET', `/analytics/user/activity${query}`, { token: person.token })).json();
  await send(app, 'PUT', '/auth/profile', {
    token: person.token,
    body: { organization: 'Larkfield Clinic', phone: '01632 960 777' },
  });
  await send(app, 'PUT', '/auth/profile', { token: person.token, body: { organization: 'Larkfield Clinic' } });
  const { id: applicationId } = (await apply(person, await advertise())).json();
  await signIn(app, person.email);
  const { activity, total, nextCursor } = await read();
  expect([total, nextCursor]).toEqual([4, null]);
  const told = activity.map(({ description }: { description: string }) => description);
  expect(told.toSorted()).toEqual([
    'You applied for a job.',
    'You changed your profile: phone number, organisation.',
    'You created your account.',
    'You signed in.',
  ]);
  expect(activity).toContainEqual({
    id: expect.any(String),
    action: 'application.submitted',
    description: 'You applied for a job.',
    happenedAt: now,
    subject: { kind: 'job_application', id: applicationId },
  });
  expect(JSON.stringify(activity)).not.toContain('Larkfield');
  const first = await read('?limit=3');
  const second = await read(`?limit=3&cursor=${first.nextCursor}`);
  expect([...first.activity, ...second.activity]).toEqual(activity);
  expect(second.nextCursor).toBeNull();
  expectError(await send(app, 'GET', '/analytics/user/activity?limit=101', { token: person.token }), 400);
});
