import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobDraft } from '../../factories/job-draft.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { createEmployerPeople, createPerson, mutate, type Person } from './employer.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createEmployerPeople>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
  people = await createEmployerPeople(app, 'Drafting hospital');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('job_draft').execute());

const payload = '... on JobDraftPayload { draft { id author title description type band closesAt changedAt } }';
const create = (as: Person, input: string) => mutate(app, as, `createJobDraft(input: { ${input} })`, payload);
const update = (as: Person, id: string, input: string) =>
  mutate(app, as, `updateJobDraft(id: "${id}", input: { ${input} })`, payload);
const remove = (as: Person, id: string) =>
  mutate(app, as, `deleteJobDraft(id: "${id}")`, '... on DeletedJobDraftPayload { id }');
const publish = (as: Person, id: string) =>
  mutate(app, as, `publishJobDraft(id: "${id}")`, '... on JobPayload { job { id title employer { name } isOpen } }');
const idOf = (answer: Record<string, unknown>) => (answer['draft'] as { id: string }).id;

async function seen({ token }: Person): Promise<string[]> {
  const { data, errors } = await askGraph(app, '{ jobDrafts { id } }', { token });
  expect(errors).toBeUndefined();
  return ((data?.['jobDrafts'] ?? []) as { id: string }[]).map(({ id }) => id);
}
const found = async ({ token }: Person, id: string) =>
  (await askGraph(app, `{ jobDraft(id: "${id}") { id } }`, { token })).data?.['jobDraft'];
const whole = `title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families."`;

describe('a draft of a post', () => {
  test('is saved however much is filled in, changed and deleted', async () => {
    const saved = await create(people.owner, 'title: " Midwife ", band: BAND_6');
    expect(saved).toEqual({
      __typename: 'JobDraftPayload',
      draft: {
        id: expect.any(String),
        author: 'Olu Owner',
        ...{ title: 'Midwife', description: null, type: null, band: 'BAND_6', closesAt: null },
        changedAt: testNow.toISOString(),
      },
    });
    const id = idOf(saved);
    expect(await update(people.colleague, id, 'type: CONTRACT')).toMatchObject({
      draft: { author: 'Olu Owner', title: null, band: null, type: 'CONTRACT' },
    });
    expect(await remove(people.owner, id)).toEqual({ __typename: 'DeletedJobDraftPayload', id });
    expect(await seen(people.owner)).toEqual([]);
    expect(await create(people.owner, '')).toMatchObject({ draft: { title: null } });
  });

  test('is for its account and those who publish for its organisation', async () => {
    const id = idOf(await create(people.owner, whole));
    for (const name of ['owner', 'colleague'] as const) {
      expect(await seen(people[name]), name).toEqual([id]);
      expect(await found(people[name], id), name).toEqual({ id });
    }
    for (const name of ['former', 'operator', 'stranger'] as const) {
      expect(await seen(people[name]), name).toEqual([]);
      expect(await found(people[name], id), name).toBeNull();
      for (const attempt of [update(people[name], id, ''), remove(people[name], id), publish(people[name], id)]) {
        expect(await attempt, name).toMatchObject({ __typename: 'NotFoundError' });
      }
    }
    const member = await createPerson(app, 'member');
    expect(await create(member, '')).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await seen(people.owner)).toEqual([id]);
  });

  test.each([
    ['title', 201, 'Title must be 200 characters or fewer'],
    ['description', 20_001, 'Description must be 20,000 characters or fewer'],
    ['applyUrl', 2_001, 'Apply url must be 2,000 characters or fewer'],
  ])('has a %s of less than %i characters', async (path, length, message) => {
    expect(await create(people.owner, `${path}: "${'a'.repeat(length)}"`)).toMatchObject({
      fields: [{ path, message }],
    });
    expect(await create(people.owner, `${path}: "${'a'.repeat(length - 1)}"`)).toMatchObject({
      __typename: 'JobDraftPayload',
    });
  });

  test('is one of 100 at most in an organisation', async () => {
    for (let number = 0; number < 99; number++) {
      await createJobDraft(app.db, { owner_id: people.colleague.id, organisation_id: people.organisationId });
    }
    expect(await create(people.owner, '')).toMatchObject({ __typename: 'JobDraftPayload' });
    expect(await create(people.owner, '')).toMatchObject({ __typename: 'ConflictError' });
  });
});

describe('a draft that is published', () => {
  test('becomes a post of the organisation, once', async () => {
    const id = idOf(await create(people.owner, whole));
    const [one, other] = await Promise.all([publish(people.owner, id), publish(people.colleague, id)]);
    const answers = [one, other].map(({ __typename }) => __typename).toSorted();
    expect(answers).toEqual(['JobPayload', 'NotFoundError']);
    expect([one, other].find(({ job }) => job)).toMatchObject({
      job: { title: 'Midwife', employer: { name: 'Drafting hospital' }, isOpen: true },
    });
    expect(await seen(people.owner)).toEqual([]);
    expect(await publish(people.owner, id)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('is found again by the key of the request that has published it, and by no other', async () => {
    const id = idOf(await create(people.owner, whole));
    const publishBy = async (key: string, { token }: Person = people.owner) => {
      const query = `mutation { done: publishJobDraft(id: "${id}") {
        __typename ... on JobPayload { job { id title } } ... on Error { message } } }`;
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      return (await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json().data
        .done;
    };
    // The second waits for the first, which is still at work, and finds its draft gone.
    const [first, second] = await Promise.all([publishBy('published-once'), publishBy('published-once')]);
    expect(first).toMatchObject({ job: { title: 'Midwife' } });
    expect([second, await publishBy('published-once')]).toEqual([first, first]);
    expect(await publishBy('another-key')).toMatchObject({ __typename: 'NotFoundError' });
    expect(await publishBy('published-once', people.colleague)).toMatchObject({ __typename: 'NotFoundError' });
    const posted = app.db.selectFrom('job').select('id').where('id', '=', first.job.id).execute();
    expect(await posted).toHaveLength(1);
  });

  test('is checked as a new post is, and stays where something is missing', async () => {
    const id = idOf(await create(people.owner, 'title: "Midwife", closesAt: "2020-01-01"'));
    const { fields } = await publish(people.owner, id);
    expect((fields as { path: string }[]).map(({ path }) => path).toSorted()).toEqual(
      ['closesAt', 'department', 'description', 'location', 'salaryMax', 'salaryMin', 'type', 'urgency'].toSorted(),
    );
    await update(people.owner, id, whole.replace('Leeds', 'Nowhere at all'));
    expect(await publish(people.owner, id)).toMatchObject({ fields: [{ path: 'location' }] });
    expect(await seen(people.owner)).toEqual([id]);
  });
});

test('the drafts of an account go with it', async () => {
  const { id } = await createPerson(app, 'verified');
  await createJobDraft(app.db, { owner_id: id });
  await app.db.deleteFrom('account').where('id', '=', id).execute();
  expect(await app.db.selectFrom('job_draft').select('id').where('owner_id', '=', id).execute()).toEqual([]);
});
