import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let employer: string;
let applicant: string;
let id: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  employer = await tokenOf('verified');
  applicant = await tokenOf('member');
  id = (await create({})).job.id;
});

async function tokenOf(access: Access): Promise<string> {
  const account = await createAccount(app.db, { access });
  return (await createSession(app.db, { account_id: account.id })).accessToken;
}

async function ask(token: string, query: string, variables: object = {}) {
  const { data, errors } = await askGraph(app, query, { token, variables });
  expect(errors).toBeUndefined();
  return data as Record<string, never>;
}

const input = {
  title: 'Ward manager',
  department: 'Medicine',
  location: 'Leeds',
  type: 'PERMANENT',
  urgency: 'LOW',
  description: 'Lead the ward.',
  band: 'BAND_7',
};
const entered = { band: null, salaryMin: 50_000, salaryMax: 60_000 };
const answer = `{ __typename ... on JobPayload { job { id title location salary changedAt } }
  ... on ValidationError { fields { path message } } }`;
const create = async (given: object) => {
  const query = `mutation ($input: JobInput!) { done: createJob(input: $input) ${answer} }`;
  return (await ask(employer, query, { input: { ...input, ...given } }))['done'] as unknown as { job: { id: string } };
};
const change = async (given: object, token = employer) => {
  const query = `mutation ($id: ID!, $input: JobInput!) { done: updateJob(id: $id, input: $input) ${answer} }`;
  return (await ask(token, query, { id, input: { ...input, ...given } }))['done'];
};
const apply = () =>
  ask(applicant, `mutation { applyForJob(jobId: "${id}", input: { statement: "I lead a ward." }) { __typename } }`);
const changedAt = async () => {
  const seen = await ask(
    applicant,
    `{ job(id: "${id}") { changedAt } myApplications { nodes { job { changedAt } } } }`,
  );
  return seen as unknown;
};

const fixed = (path: string, name: string) => ({
  path,
  message: `People have applied for this job, so its ${name} cannot change. Close this job and post a new one`,
});
const least = (path: string, which: string, amount: string) => ({
  path,
  message: `People have applied for this job, so its ${which} salary cannot go below ${amount}. Close this job and post a new one`,
});

describe('before the first application', () => {
  test('all of a post can be rewritten, and it says when it was', async () => {
    expect(await changedAt()).toMatchObject({ job: { changedAt: null } });
    expect(await change({ title: 'Porter', location: 'Hull', type: 'CONTRACT', band: 'BAND_3' })).toMatchObject({
      job: { title: 'Porter', changedAt: testNow.toISOString() },
    });
  });
});

describe('after the first application', () => {
  beforeEach(apply);

  test.each([
    [{ title: 'Porter' }, [fixed('title', 'title')]],
    [{ location: 'York' }, [fixed('location', 'place')]],
    [{ postcode: 'LS2 7UE' }, [fixed('location', 'place')]],
    [{ type: 'CONTRACT' }, [fixed('type', 'type'), fixed('contractType', 'contract')]],
    [{ workingPattern: 'Part-time' }, [fixed('workingPattern', 'working pattern')]],
    [{ band: 'BAND_6' }, [least('band', 'lowest', '£49,387')]],
    [
      { band: null, salaryMin: 49_386, salaryMax: 56_514 },
      [least('salaryMin', 'lowest', '£49,387'), least('salaryMax', 'highest', '£56,515')],
    ],
  ])('%j is refused', async (given, fields) => {
    expect(await change(given)).toEqual({ __typename: 'ValidationError', fields });
    expect(await change(given, await tokenOf('operator'))).toEqual({ __typename: 'ValidationError', fields });
    expect(await changedAt()).toMatchObject({ job: { changedAt: null } });
  });

  test.each([
    { description: 'Lead the ward well.', department: 'Acute medicine', urgency: 'HIGH', closesAt: '2026-12-31' },
    { location: 'leeds' },
    { band: 'BAND_8A' },
    { band: null, salaryMin: 49_387, salaryMax: 60_000 },
    { applyUrl: 'https://example.com/apply' },
  ])('%j is taken, and the applicant sees when', async (given) => {
    expect(await change(given)).toMatchObject({ __typename: 'JobPayload', job: { location: 'Leeds' } });
    const at = { changedAt: testNow.toISOString() };
    expect(await changedAt()).toEqual({ job: at, myApplications: { nodes: [{ job: at }] } });
  });
});

test('an entered salary may rise, and a hospital site stays where it is', async () => {
  const site = { ...entered, location: 'Royal Derby Hospital' };
  id = (await create(site)).job.id;
  const before = await app.db.selectFrom('job').select('place_id').where('id', '=', id).executeTakeFirst();
  await apply();
  expect(await change({ ...site, salaryMin: 49_999 })).toMatchObject({
    fields: [least('salaryMin', 'lowest', '£50,000')],
  });
  // As the form sends it again: the town and the postcode of the site.
  const again = { ...entered, location: 'Derby', postcode: 'DE22 3NE', salaryMax: 65_000 };
  expect(await change(again)).toMatchObject({ job: { salary: '£50,000 to £65,000' } });
  const after = await app.db.selectFrom('job').select('place_id').where('id', '=', id).executeTakeFirst();
  expect(after).toEqual(before);
});
