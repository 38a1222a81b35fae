import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_SAVED_JOBS } from '../../../schema/jobs/saved/saved-jobs.service.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

let accountId: string;
let token: string;
beforeEach(async () => {
  now = testNow;
  accountId = (await createAccount(app.db)).id;
  token = (await createSession(app.db, { account_id: accountId })).accessToken;
});

interface Listed {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string; readonly title: string; readonly isOpen: boolean }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

async function list(args = 'first: 10', as = token): Promise<Listed> {
  const query = `{ savedJobs(${args}) { totalCount nodes { id title isOpen savedAt } pageInfo { endCursor hasNextPage } } }`;
  const { data, errors } = await askGraph(app, query, { token: as });
  expect(errors).toBeUndefined();
  return (data as { savedJobs: Listed }).savedJobs;
}

async function change(field: 'saveJob' | 'removeSavedJob', jobId: string, as: string | null = token) {
  const query = `mutation { done: ${field}(jobId: "${jobId}") { __typename ... on Error { message } } }`;
  const { data } = await askGraph(app, query, as === null ? {} : { token: as });
  return (data as { done: { __typename: string; message?: string } }).done;
}

/** Saves it a second after what was saved before. */
async function save(jobId: string) {
  now = new Date(now.getTime() + 1_000);
  expect(await change('saveJob', jobId)).toEqual({ __typename: 'SaveJobPayload' });
}

test('jobs are saved once, the last saved comes first, and one is removed', async () => {
  const [first, second] = [await createJob(app.db), await createJob(app.db)];
  await save(first.id);
  await save(second.id);
  await save(first.id);
  const { totalCount, nodes } = await list();
  expect(totalCount).toBe(2);
  expect(nodes.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await change('removeSavedJob', second.id)).toEqual({ __typename: 'RemoveSavedJobPayload' });
  expect(await change('removeSavedJob', second.id)).toEqual({ __typename: 'RemoveSavedJobPayload' });
  expect((await list()).nodes.map(({ id }) => id)).toEqual([first.id]);
});

test('the list has pages, and can be narrowed to the jobs of a page', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { id } = await createJob(app.db);
    ids.unshift(id);
    await save(id);
  }
  const page = await list('first: 2');
  const next = await list(`first: 2, after: "${page.pageInfo.endCursor}"`);
  expect([...page.nodes, ...next.nodes].map(({ id }) => id)).toEqual(ids);
  const narrowed = await list(`first: 10, jobIds: ["${ids[1]}", "01a1ede2-6680-790d-b5ad-95077e39d315"]`);
  expect(narrowed.nodes.map(({ id }) => id)).toEqual([ids[1]]);
});

test('an account neither sees nor changes the list of another', async () => {
  const { id } = await createJob(app.db);
  await save(id);
  const other = await createAccount(app.db);
  const { accessToken } = await createSession(app.db, { account_id: other.id });
  expect((await list('first: 10', accessToken)).nodes).toEqual([]);
  await change('removeSavedJob', id, accessToken);
  expect((await list()).totalCount).toBe(1);
  const { data, errors } = await askGraph(app, '{ savedJobs(first: 1) { totalCount } }');
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  expect(await change('saveJob', id, null)).toMatchObject({ __typename: 'NotSignedInError' });
});

test('a closed job stays in the list and says so, one of a suspended advertiser is left out, a deleted one is gone', async () => {
  const [closed, hidden, gone] = [await createJob(app.db), await createJob(app.db), await createJob(app.db)];
  for (const { id } of [closed, hidden, gone]) await save(id);
  await app.db.updateTable('job').set({ closed_at: now.toISOString() }).where('id', '=', closed.id).execute();
  await app.db.updateTable('job').set({ hidden_at: now.toISOString() }).where('id', '=', hidden.id).execute();
  await app.db.deleteFrom('job').where('id', '=', gone.id).execute();
  expect(await list()).toMatchObject({ totalCount: 1, nodes: [{ id: closed.id, isOpen: false }] });
  await app.db.updateTable('job').set({ hidden_at: null }).where('id', '=', hidden.id).execute();
  expect((await list()).nodes).toMatchObject([{ id: hidden.id, isOpen: true }, { id: closed.id }]);
});

test('what is no job, or not shown, cannot be saved', async () => {
  const hidden = await createJob(app.db);
  await app.db.updateTable('job').set({ hidden_at: now.toISOString() }).where('id', '=', hidden.id).execute();
  for (const id of ['1', '01a1ede2-6680-790d-b5ad-000000000000', hidden.id]) {
    expect(await change('saveJob', id)).toMatchObject({
      __typename: 'NotFoundError',
      message: 'There is no job with this id.',
    });
  }
  expect(await change('removeSavedJob', 'x'.repeat(200))).toMatchObject({ __typename: 'NotFoundError' });
});

test('a full list says so and keeps what it has; requests at the same moment do not overfill it', async () => {
  const { id: template } = await createJob(app.db);
  const { id, ...job } = await app.db
    .selectFrom('job')
    .selectAll()
    .where('id', '=', template)
    .executeTakeFirstOrThrow();
  const values = Array.from({ length: MOST_SAVED_JOBS + 1 }, (_, index) => ({ ...job, reference: `FULL-${index}` }));
  const jobs = await app.db.insertInto('job').values(values).returning('id').execute();
  const [last, beyond, ...others] = jobs;
  const saved_at = now.toISOString();
  await app.db
    .insertInto('saved_job')
    .values(others.map((other) => ({ account_id: accountId, job_id: other.id, saved_at })))
    .execute();
  const answers = await Promise.all([last, beyond].map((one) => change('saveJob', one?.id ?? '')));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['ConflictError', 'SaveJobPayload']);
  expect(answers.find(({ message }) => message)?.message).toBe(
    'You have saved 500 jobs, which is as many as you can. Remove one to save another.',
  );
  expect((await list('first: 1')).totalCount).toBe(MOST_SAVED_JOBS);
  // One that is there already can be saved again.
  expect(await change('saveJob', others[0]?.id ?? '')).toEqual({ __typename: 'SaveJobPayload' });
  expect(id).toBe(template);
});

test('the download of own data lists saved jobs, and they go with the account', async () => {
  const { id } = await createJob(app.db);
  await save(id);
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  expect(JSON.stringify(data)).toContain(id);
  await app.db.deleteFrom('account').where('id', '=', accountId).execute();
  expect(await app.db.selectFrom('saved_job').select('id').where('account_id', '=', accountId).execute()).toEqual([]);
});
