import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../schema/access/viewer.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

interface Person {
  readonly id: string;
  readonly token: string;
}

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await person();
});

async function person(access: Access = 'verified'): Promise<Person> {
  const { id } = await createAccount(app.db, { access });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

async function ask(query: string, { token }: Person, variables: object = {}) {
  const { data, errors } = await askGraph(app, query, { token, variables });
  expect(errors).toBeUndefined();
  return data as Record<string, never>;
}

const input = {
  title: 'Ward manager',
  department: 'Medicine',
  location: 'Leeds',
  type: 'CONTRACT',
  urgency: 'HIGH',
  description: '### About the role\n\n- Lead **the ward**',
  band: 'BAND_7',
  contractType: 'Secondment',
  workingPattern: 'Job share',
  closesAt: '2026-12-31',
  applyUrl: 'https://example.com/apply',
  agency: 'Northgate Nursing',
};
const result = '{ __typename ... on JobPayload { job { id isOpen closedAt salary } } ... on Error { message } }';

async function create(given: object = {}): Promise<string> {
  const query = `mutation ($input: JobInput!) { createJob(input: $input) ${result} }`;
  const { createJob: created } = await ask(query, owner, { input: { ...input, ...given } });
  return (created as unknown as { job: { id: string } }).job.id;
}

const change = async (call: 'closeJob' | 'reopenJob', id: string, as = owner) =>
  (await ask(`mutation ($id: ID!) { done: ${call}(id: $id) ${result} }`, as, { id }))['done'];

describe('myJobs', () => {
  const titles = async (args: string) => {
    const { myJobs } = await ask(
      `{ myJobs${args} { nodes { title isOpen employer { name } } pageInfo { endCursor hasNextPage } totalCount } }`,
      owner,
    );
    const { nodes, ...rest } = myJobs as unknown as { nodes: { title: string; isOpen: boolean }[] };
    return { titles: nodes.map(({ title }) => title), nodes, ...rest } as {
      titles: string[];
      nodes: object[];
      totalCount: number;
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  };

  test('lists the own posts, open and closed, the newest first, page by page', async () => {
    const { id: other } = await person();
    const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
    await createJob(app.db, { title: 'Second', owner_id: owner.id, posted_at: at(12), closed_at: at(13) });
    await createJob(app.db, { title: 'Third', owner_id: owner.id, posted_at: at(11), closes_on: '2026-11-19' });
    await createJob(app.db, { title: 'First', owner_id: owner.id, posted_at: at(14) });
    await createJob(app.db, { title: 'Foreign', owner_id: other });
    const first = await titles('(first: 2)');
    expect(first).toMatchObject({ titles: ['First', 'Second'], totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await titles(`(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect(rest).toMatchObject({ titles: ['Third'], pageInfo: { hasNextPage: false } });
    expect([...first.nodes, ...rest.nodes]).toMatchObject([{ isOpen: true }, { isOpen: false }, { isOpen: false }]);
  });

  test('is empty for an account without posts', async () => {
    expect(await titles('')).toMatchObject({ titles: [], totalCount: 0 });
  });
});

describe('jobToChange', () => {
  const query = `query ($id: ID!) { jobToChange(id: $id) {
    title department location type urgency description salaryMin salaryMax band contractType workingPattern closesAt
    applyUrl agency } }`;
  const read = async (id: string, as = owner) => (await ask(query, as, { id }))['jobToChange'];

  test('answers the owner all that was sent, so that it can be sent again', async () => {
    expect(await read(await create())).toEqual({ ...input, salaryMin: 49_387, salaryMax: 56_515 });
    const own = { band: null, salaryMin: 30_000, salaryMax: 40_000, agency: null, applyUrl: null, closesAt: null };
    const id = await create(own);
    expect(await read(id)).toEqual({ ...input, ...own });
    expect(await read(id, await person('operator'))).toMatchObject(own);
  });

  test('is null for an account that may not change the post, and for an unknown identifier', async () => {
    const id = await create();
    expect(await read(id, await person())).toBeNull();
    expect(await read(id, await person('member'))).toBeNull();
    for (const none of ['x', '\0', '01a1ede2-6680-790d-b5ad-95077e39d399']) {
      expect(await read(none)).toBeNull();
    }
    await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', owner.id).execute();
    expect(await read(id)).toBeNull();
  });
});

describe('a closed post', () => {
  test('is opened again as it was, by those who may change it', async () => {
    const id = await create();
    expect(await change('closeJob', id)).toMatchObject({ job: { isOpen: false, closedAt: testNow.toISOString() } });
    expect(await change('reopenJob', id, await person())).toMatchObject({ __typename: 'ForbiddenError' });
    for (let time = 0; time < 2; time += 1) {
      expect(await change('reopenJob', id)).toMatchObject({ job: { isOpen: true, closedAt: null } });
    }
    const entries = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['job.closed', 'job.created', 'job.reopened']);
    for (const none of ['x', '01a1ede2-6680-790d-b5ad-95077e39d399']) {
      expect(await change('reopenJob', none)).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('stays closed where its last day is over', async () => {
    const closed = { owner_id: owner.id, closed_at: testNow.toISOString(), closes_on: '2026-11-19' };
    const { id } = await createJob(app.db, closed);
    expect(await change('reopenJob', id)).toEqual({
      __typename: 'ConflictError',
      message: 'The closing date of this job is over. Change it first.',
    });
  });
});

test('a post on the terms of doctors keeps them when an operator corrects it', async () => {
  const { id } = await createJob(app.db, { pay_scheme: 'medical_and_dental' });
  const query = `mutation ($id: ID!, $input: JobInput!) { done: updateJob(id: $id, input: $input) ${result} }`;
  const schemeAfter = async (given: object) => {
    await ask(query, await person('operator'), { id, input: { ...input, ...given } });
    const found = app.db.selectFrom('job').select('pay_scheme').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).pay_scheme;
  };
  const salary = { band: null, salaryMin: 60_000, salaryMax: 70_000 };
  expect(await schemeAfter(salary)).toBe('medical_and_dental');
  expect(await schemeAfter({})).toBe('agenda_for_change');
  expect(await schemeAfter(salary)).toBe('other');
});

test('the pay of each band in a town, by the newest scale of its nation', async () => {
  const query = `query ($location: String!) { payScales(location: $location) {
    band nation year entry top highCostAreaSupplement { area minimum } } }`;
  const scales = async (location: string) =>
    (await ask(query, owner, { location }))['payScales'] as unknown as object[];
  const leeds = await scales(' leeds ');
  expect(leeds.map((scale) => (scale as { band: string }).band)).toEqual(
    ['2', '3', '4', '5', '6', '7', '8A', '8B', '8C', '8D', '9'].map((band) => `BAND_${band}`),
  );
  expect(leeds[4]).toEqual({
    band: 'BAND_6',
    nation: 'ENGLAND',
    year: '2026/27',
    entry: 39_959,
    top: 48_117,
    highCostAreaSupplement: null,
  });
  expect((await scales('London'))[4]).toMatchObject({ highCostAreaSupplement: { area: 'INNER' } });
  expect((await scales('Aberdeen'))[0]).toMatchObject({ nation: 'SCOTLAND' });
  expect(await scales('Nowhere')).toEqual([]);
  const { towns } = await ask('{ towns { name nation } }', owner);
  expect(towns).toContainEqual({ name: 'Aberdeen', nation: 'SCOTLAND' });
  const names = (towns as unknown as { name: string }[]).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
