import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAddresses, newJobs } from '../../../schema/jobs/job-limits.ts';
import { exhaustLimit } from '../../support/exhausted-limit.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { createEmployerPeople, createPerson, type Person } from './employer.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  people = await createEmployerPeople(app, 'Spreadsheet hospital');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('job').where('owner_id', 'is not', null).execute();
  await app.db.deleteFrom('rate_limit').execute();
});

const row = (title: string, others: object = {}) => ({
  ...{ title, department: 'Maternity', location: 'Leeds', type: 'PERMANENT', urgency: 'LOW' },
  ...{ salaryMin: 30_000, salaryMax: 40_000, description: 'Care for families.', ...others },
});
const mutation = `mutation ($inputs: [JobInput!]!) { done: createJobs(inputs: $inputs) { __typename
  ... on JobsPayload { jobs { title employer { name } isOpen } }
  ... on Error { message } ... on ValidationError { fields { path message } } } }`;

async function post(as: Person | undefined, inputs: readonly object[], key?: string): Promise<Record<string, unknown>> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...(key && { 'idempotency-key': key }) },
    payload: { query: mutation, variables: { inputs } },
  });
  const { data, errors } = answer.json();
  return errors ? { code: errors[0].extensions.code } : data.done;
}
const posted = async () =>
  (await app.db.selectFrom('job').select(['title', 'organisation_id']).where('owner_id', 'is not', null).execute())
    .map(({ title, organisation_id }) => [title, organisation_id])
    .toSorted();

test('posts are advertised together, in their order, for the organisation, each with an entry in the log', async () => {
  const employer = { name: 'Spreadsheet hospital' };
  expect(await post(people.owner, [row('Midwife'), row('Clerk'), row('Nurse')])).toEqual({
    __typename: 'JobsPayload',
    jobs: ['Midwife', 'Clerk', 'Nurse'].map((title) => ({ title, employer, isOpen: true })),
  });
  const { organisationId } = people;
  expect(await posted()).toEqual(['Clerk', 'Midwife', 'Nurse'].map((title) => [title, organisationId]));
  const entries = await app.db
    .selectFrom('audit_entry')
    .innerJoin('job', (join) =>
      join.on('audit_entry.action', '=', 'job.created').onRef('job.owner_id', '=', 'audit_entry.actor_id'),
    )
    .select('audit_entry.id')
    .distinct()
    .where('audit_entry.actor_id', '=', people.owner.id)
    .execute();
  expect(entries).toHaveLength(3);
});

test('none is advertised where one is wrong, and each field of each row is named', async () => {
  const { fields, ...refusal } = await post(people.owner, [
    row('Midwife'),
    row('', { salaryMax: 2_000_000 }),
    row('Clerk', { location: 'Nowhere at all' }),
  ]);
  expect(refusal).toMatchObject({ __typename: 'ValidationError' });
  expect((fields as { path: string }[]).map(({ path }) => path).toSorted()).toEqual(
    ['inputs.1.title', 'inputs.1.salaryMax', 'inputs.2.location'].toSorted(),
  );
  expect(await posted()).toEqual([]);
});

test('the same request with the same key advertises them once, and is answered the same', async () => {
  const key = randomUUID();
  const first = await post(people.owner, [row('Midwife'), row('Clerk')], key);
  expect(await post(people.owner, [row('Midwife'), row('Clerk')], key)).toEqual(first);
  expect(await posted()).toHaveLength(2);
  expect(await post(people.owner, [row('Midwife')], key)).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('they are 1 to 100', async () => {
  expect(await post(people.owner, [])).toMatchObject({ fields: [{ path: 'inputs' }] });
  const many = Array.from({ length: 101 }, () => row('Midwife'));
  expect(await post(people.owner, many)).toMatchObject({
    fields: [{ path: 'inputs', message: 'inputs must have 100 entries or fewer.' }],
  });
  const { jobs } = await post(people.owner, many.slice(1));
  expect(jobs).toHaveLength(100);
});

test('each counts for the limits of posts and of new addresses, and nothing is half written', async () => {
  await exhaustLimit(app, { ...newJobs, attempts: newJobs.attempts - 2 }, people.owner.id, testNow);
  expect(await post(people.owner, [row('Midwife'), row('Clerk'), row('Nurse')])).toMatchObject({
    __typename: 'RateLimitedError',
  });
  expect(await posted()).toEqual([]);
  await app.db.deleteFrom('rate_limit').execute();
  await exhaustLimit(app, newAddresses, people.owner.id, testNow);
  const elsewhere = { location: 'A lane of its own', postcode: 'LS1 4AP' };
  expect(await post(people.owner, [row('Midwife'), row('Clerk', elsewhere)])).toMatchObject({
    __typename: 'RateLimitedError',
  });
  expect(await posted()).toEqual([]);
});

test('they are refused to those who may not advertise posts', async () => {
  const member = await createPerson(app, 'member');
  expect(await post(member, [row('Midwife')])).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await post(undefined, [row('Midwife')])).toMatchObject({ __typename: 'NotSignedInError' });
  expect(await posted()).toEqual([]);
});
