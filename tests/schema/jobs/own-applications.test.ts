import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let applicant: string;

beforeAll(async () => {
  app = await openTestApp();
  applicant = await signedIn();
});
afterAll(() => app.close());

/** The access token of a new account. */
async function signedIn(): Promise<string> {
  const { id } = await createAccount(app.db);
  return (await createSession(app.db, { account_id: id })).accessToken;
}

/** Three posts that take applications on the portal. */
async function createJobs(): Promise<[string, string, string]> {
  const owner_id = (await createAccount(app.db, { access: 'verified' })).id;
  const create = async () => (await createJob(app.db, { owner_id })).id;
  return [await create(), await create(), await create()];
}

async function apply(token: string, jobId: string): Promise<string> {
  const call = `applyForJob(jobId: "${jobId}", input: { statement: "I have led the night team of a ward." })`;
  const { data } = await askGraph(
    app,
    `mutation { done: ${call} { ... on JobApplicationPayload { application { id } } } }`,
    {
      token,
    },
  );
  const done = data?.['done'] as { application: { id: string } } | undefined;
  return done?.application.id ?? '';
}

test('a user’s application for one post is found by the post', async () => {
  const [jobId] = await createJobs();
  const id = await apply(applicant, jobId);
  const ask = async (job: string) =>
    askGraph(app, `{ myApplications(jobId: "${job}") { nodes { id } } }`, { token: applicant });
  expect((await ask(jobId)).data).toEqual({ myApplications: { nodes: [{ id }] } });
  const { id: other } = await createJob(app.db);
  expect((await ask(other)).data).toEqual({ myApplications: { nodes: [] } });
  expect((await ask('x')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a user’s applications for the posts of a page are found at once, and no one else’s', async () => {
  const [jobId, other, notAppliedFor] = await createJobs();
  const ids = [await apply(applicant, jobId), await apply(applicant, other)];
  await apply(await signedIn(), notAppliedFor);
  const ask = async (jobIds: readonly string[]) =>
    askGraph(app, `{ myApplications(jobIds: ${JSON.stringify(jobIds)}) { nodes { id } } }`, { token: applicant });
  const { data } = await ask([jobId, notAppliedFor, other]);
  expect((data as { myApplications: { nodes: { id: string }[] } }).myApplications.nodes.map(({ id }) => id)).toEqual(
    ids.toReversed(),
  );
  expect((await ask([])).data).toEqual({ myApplications: { nodes: [] } });
  const wrong: [readonly string[], string][] = [
    [[jobId, 'x'], 'jobIds must be the identifiers of jobs.'],
    [Array.from({ length: 101 }, () => jobId), 'jobIds must have 100 entries or fewer.'],
  ];
  for (const [given, message] of wrong) {
    const { errors } = await ask(given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.message).toBe(message);
  }
});

test('applicant and employer read each stage with its day, and whose turn it is', async () => {
  const owner = await createAccount(app.db, { access: 'verified' });
  const employer = (await createSession(app.db, { account_id: owner.id })).accessToken;
  const { id: jobId } = await createJob(app.db, { owner_id: owner.id });
  const token = await signedIn();
  const id = await apply(token, jobId);
  const parts = 'turn moves { stage movedAt } changedAt';
  const read = async () => {
    const own = await askGraph(app, `{ myApplications(jobId: "${jobId}") { nodes { ${parts} } } }`, { token });
    const received = await askGraph(app, `{ jobApplications(jobId: "${jobId}") { nodes { ${parts} } } }`, {
      token: employer,
    });
    const [one] = (own.data as { myApplications: { nodes: { turn: string; moves: { stage: string }[] }[] } })
      .myApplications.nodes;
    expect(received.data).toEqual({ jobApplications: { nodes: [one] } });
    return { turn: one?.turn, stages: one?.moves.map(({ stage }) => stage) };
  };
  const move = (stage: string) =>
    askGraph(app, `mutation { moveApplication(id: "${id}", stage: ${stage}) { __typename } }`, { token: employer });
  expect(await read()).toEqual({ turn: 'EMPLOYER', stages: ['SUBMITTED'] });
  await move('INTERVIEW');
  expect(await read()).toEqual({ turn: 'APPLICANT', stages: ['SUBMITTED', 'INTERVIEW'] });
  await move('INTERVIEW');
  await move('OFFERED');
  expect(await read()).toEqual({ turn: 'APPLICANT', stages: ['SUBMITTED', 'INTERVIEW', 'OFFERED'] });
  await askGraph(app, `mutation { withdrawApplication(id: "${id}") { __typename } }`, { token });
  expect(await read()).toEqual({ turn: null, stages: ['SUBMITTED', 'INTERVIEW', 'OFFERED', 'WITHDRAWN'] });
});
