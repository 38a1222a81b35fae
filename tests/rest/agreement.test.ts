import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceBulkJobs } from '../../server/database/bulk/bulk-jobs.ts';
import { createJob } from '../factories/job.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { ask, expectError } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkJobs(app.db, { count: 200, clock: { now: () => testNow } });
});
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>>;

const fields = `id reference title department employer { name } location postcode region distance salary salaryMin salaryMax typeLabel
  contractType workingPattern posted postedAt closesAt agency urgency band applications applyUrl`;

async function askGraph(query: string, variables: Row) {
  const payload = { query, variables };
  const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json();
  expect(errors).toBeUndefined();
  return data;
}

/** What REST must answer for a post of the graph, worked out apart from the adapter. */
function expected({ employer, typeLabel, urgency, band, ...same }: Row) {
  return {
    ...same,
    employer: (employer as Row)['name'],
    type: typeLabel,
    urgency: String(urgency).toLowerCase(),
    band: band === null ? null : String(band).replace('BAND_', '').toLowerCase(),
  };
}

const filters = [
  { rest: '', filter: {}, sort: 'NEWEST' },
  { rest: 'search=nurse&sort=relevance', filter: { search: 'nurse' }, sort: 'RELEVANCE' },
  {
    rest: 'type=Permanent,full-time&band=5&band=8A&urgency=HIGH,low&salaryMin=20000&salaryMax=90000&sort=salary-high',
    filter: {
      type: ['PERMANENT', 'FULL_TIME'],
      band: ['BAND_5', 'BAND_8A'],
      urgency: ['HIGH', 'LOW'],
      salaryMin: 20_000,
      salaryMax: 90_000,
    },
    sort: 'SALARY_HIGH',
  },
  { rest: 'near=Leeds&radius=150&sort=distance', filter: { near: 'Leeds', radius: 150 }, sort: 'DISTANCE' },
  { rest: 'near=Leeds&radius=100&sort=closing-soon', filter: { near: 'Leeds', radius: 100 }, sort: 'CLOSING_SOON' },
];

describe.each(filters)('GET /jobs?$rest', ({ rest, filter, sort }) => {
  it('answers the rows of the graph, in its order, on two pages', async () => {
    const query = `query ($filter: JobFilter, $sort: JobSort, $after: String) {
      jobs(filter: $filter, sort: $sort, first: 7, after: $after) {
        nodes { ${fields} } totalCount totalIsCapped pageInfo { hasNextPage endCursor }
      } }`;
    let cursor: string | null = null;
    for (const page of [1, 2]) {
      const { jobs } = await askGraph(query, { filter, sort, after: cursor });
      const answer = await ask(app.server, `/jobs?limit=7&${rest}${cursor ? `&cursor=${cursor}` : ''}`);
      expect(answer.json(), `page ${page}`).toEqual({
        jobs: jobs.nodes.map(expected),
        total: jobs.totalCount,
        totalIsCapped: jobs.totalIsCapped,
        nextCursor: jobs.pageInfo.endCursor,
        correctedSearch: null,
        nearest: null,
        near: filter.near ? { radius: filter.radius, name: 'Leeds', label: 'Leeds, West Yorkshire', others: [] } : null,
        understood: [],
        searchText: filter.search ?? null,
        matchesSomeWords: false,
      });
      expect(jobs.nodes).toHaveLength(7);
      cursor = jobs.pageInfo.endCursor;
    }
  });
});

describe('GET /jobs', () => {
  it('says how far away the nearest post is where none is near', async () => {
    const filter = { near: 'Lerwick', radius: 1 };
    const query = `query ($filter: JobFilter) { jobs(filter: $filter) { nearest { distance job { ${fields} } } } }`;
    const { nearest } = (await askGraph(query, { filter })).jobs;
    const answer = (await ask(app.server, '/jobs?near=Lerwick&radius=1')).json();
    expect(answer).toMatchObject({ jobs: [], nearest: { distance: nearest.distance, job: expected(nearest.job) } });
    expect(nearest.distance).toBeGreaterThan(1);
  });

  it('says what was understood of the search, and what is left of it', async () => {
    const search = 'band 5 nurse in leeds over 30k part time contract';
    const query = `query ($filter: JobFilter) { jobs(filter: $filter) { understood { kind label without } } }`;
    const { understood } = (await askGraph(query, { filter: { search } })).jobs;
    const answer = (await ask(app.server, `/jobs?search=${encodeURIComponent(search)}`)).json();
    expect(answer.understood).toEqual(
      understood.map((filter: Row) => ({ ...filter, kind: String(filter['kind']).toLowerCase() })),
    );
    expect(answer.understood).toHaveLength(5);
    expect(answer.searchText).toBe('nurse');
  });
});

describe('GET /jobs/{id}', () => {
  const query = `query ($id: ID!) { job(id: $id) {
    ${fields} description isOpen
    pay { scheme band nation year entry intermediate top isEstimate source
      highCostAreaSupplement { area year percent minimum maximum isEstimate } } } }`;

  it('answers every field of the graph for a post of each band, place and kind of pay', async () => {
    const ids = await app.db.selectFrom('job').select('id').where('pay_year', 'is not', null).limit(40).execute();
    const others = await app.db.selectFrom('job').select('id').where('pay_year', 'is', null).limit(10).execute();
    const entered = { pay_scheme: 'agenda_for_change', pay_band: '6', salary_min: 38_000, salary_max: 46_000 };
    others.push(await createJob(app.db, entered));
    const supplements: unknown[] = [];
    for (const { id } of [...ids, ...others]) {
      const { job } = await askGraph(query, { id });
      const answer = (await ask(app.server, `/jobs/${id}`)).json();
      const { pay, ...rest } = job;
      expect(answer).toEqual({ ...expected(rest), pay: pay && expectedPay(pay) });
      supplements.push(pay?.highCostAreaSupplement);
    }
    expect(supplements.some(Boolean), 'no post with a supplement was compared').toBe(true);
    expect(
      supplements.some((supplement) => supplement === undefined),
      'no post without pay',
    ).toBe(true);
  });

  it('still answers a post that is closed', async () => {
    const { id } = await app.db.selectFrom('job').select('id').limit(1).executeTakeFirstOrThrow();
    expect((await ask(app.server, `/jobs/${id}`)).json().isOpen).toBe(true);
    await app.db.updateTable('job').set({ closed_at: testNow.toISOString() }).where('id', '=', id).execute();
    const answer = await ask(app.server, `/jobs/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, isOpen: false });
  });
});

const nations = { ENGLAND: 'England', SCOTLAND: 'Scotland', WALES: 'Wales', NORTHERN_IRELAND: 'Northern Ireland' };

function expectedPay(pay: Row) {
  const supplement = pay['highCostAreaSupplement'] as Row | null;
  return {
    ...pay,
    scheme: 'Agenda for Change',
    band: String(pay['band']).replace('BAND_', '').toLowerCase(),
    nation: nations[pay['nation'] as keyof typeof nations],
    highCostAreaSupplement: supplement && { ...supplement, area: String(supplement['area']).toLowerCase() },
  };
}

describe('GET /jobs/stats/overview', () => {
  it('answers the figures of the graph', async () => {
    const query = '{ jobStats { openPositions newThisWeek closingThisWeek highUrgency applications employers } }';
    const { jobStats } = await askGraph(query, {});
    expect((await ask(app.server, '/jobs/stats/overview')).json()).toEqual(jobStats);
    expect(jobStats.openPositions).toBeGreaterThan(200);
  });
});

describe('GET /cms/content', () => {
  const query = `query ($after: String) { contentList(keyPrefix: "staff-portal", first: 3, after: $after) {
    nodes { key title body items { label value text url } illustrative updatedAt }
    totalCount totalIsCapped pageInfo { endCursor } } }`;

  it('answers the entries of the graph on two pages, and each by itself', async () => {
    let cursor: string | null = null;
    for (const _page of [1, 2]) {
      const { contentList } = await askGraph(query, { after: cursor });
      const address = `/cms/content?keyPrefix=staff-portal&limit=3${cursor ? `&cursor=${cursor}` : ''}`;
      const answer = (await ask(app.server, address)).json();
      expect(contentList.nodes.length).toBeGreaterThan(0);
      expect(answer).toMatchObject({ content: contentList.nodes, total: contentList.totalCount });
      for (const entry of contentList.nodes) {
        expect((await ask(app.server, `/cms/content/${entry.key}`)).json()).toEqual(entry);
      }
      cursor = contentList.pageInfo.endCursor;
    }
  });
});

it('refuses a highest pay below the lowest, as the graph does, and takes what a search says of pay', async () => {
  const refused = expectError(await ask(app.server, '/jobs?salaryMin=50000&salaryMax=20000'), 400);
  expect(refused).toEqual({
    error: 'salaryMax must not be below salaryMin.',
    code: 'BAD_USER_INPUT',
    fields: { salaryMax: 'salaryMax must not be below salaryMin.' },
  });
  const query = '{ jobs(filter: { salaryMin: 50000, salaryMax: 20000 }) { totalCount } }';
  const { errors } = (await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'salaryMax' }] });
  for (const possible of ['salaryMin=20000&salaryMax=20000', 'salaryMin=50000&search=under%20%C2%A320,000']) {
    expect((await ask(app.server, `/jobs?${possible}`)).statusCode).toBe(200);
  }
});
