import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { insertJobs, ward } from './job-list-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await insertJobs(app.db, testNow);
});
afterAll(() => app.close());

interface Answer {
  readonly nodes: { readonly title: string; readonly location: string }[];
  readonly totalCount: number;
}

async function list(filter: Record<string, unknown>, sort = 'NEWEST'): Promise<Answer> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `query ($filter: JobFilter, $sort: JobSort) {
        jobs(filter: $filter, sort: $sort, first: 100) { totalCount nodes { title location } }
      }`,
      variables: { filter: { department: ward, ...filter }, sort },
    },
  });
  expect(response.json().errors).toBeUndefined();
  return response.json().data.jobs;
}

const titles = async (filter: Record<string, unknown>, sort?: string) =>
  (await list(filter, sort)).nodes.map(({ title }) => title);

test('closed posts and posts past their closing day are not listed', async () => {
  expect(await titles({})).toEqual(['Alpha ventilator lead', 'Bravo midwife', 'Charlie porter', 'Delta registrar']);
});

test.each([
  ['NEWEST', ['Alpha ventilator lead', 'Bravo midwife', 'Charlie porter', 'Delta registrar']],
  ['CLOSING_SOON', ['Charlie porter', 'Alpha ventilator lead', 'Bravo midwife', 'Delta registrar']],
  ['SALARY_HIGH', ['Delta registrar', 'Alpha ventilator lead', 'Bravo midwife', 'Charlie porter']],
  ['SALARY_LOW', ['Charlie porter', 'Bravo midwife', 'Alpha ventilator lead', 'Delta registrar']],
])('in the order %s', async (sort, expected) => {
  expect(await titles({}, sort)).toEqual(expected);
});

test.each([
  ['a part of a word', { search: 'vent' }, ['Alpha ventilator lead']],
  ['another case and accents', { search: 'VÉNTILATOR' }, ['Alpha ventilator lead']],
  ['a synonym', { search: 'breathing machine' }, ['Alpha ventilator lead']],
  ['words of the description', { search: 'theatres trolleys' }, ['Charlie porter']],
  ['two letters at the beginning of a word', { search: 'br' }, ['Bravo midwife']],
  ['a wildcard is a plain character', { search: '%' }, []],
  ['a character that folds into a wildcard is a plain one too', { search: '"lph％lead"' }, []],
  ['an accented letter at the beginning of a word', { search: 'dé' }, ['Delta registrar']],
  ['a type', { type: ['CONTRACT'] }, ['Charlie porter']],
  ['two types', { type: ['CONTRACT', 'FULL_TIME'] }, ['Bravo midwife', 'Charlie porter']],
  ['an urgency', { urgency: ['HIGH'] }, ['Alpha ventilator lead']],
  ['a band', { band: ['BAND_6'] }, ['Bravo midwife']],
  ['bands', { band: ['BAND_6', 'BAND_2'] }, ['Bravo midwife', 'Charlie porter']],
  ['a town', { location: 'leeds' }, ['Bravo midwife']],
  ['a region', { region: 'scotland' }, ['Charlie porter']],
  ['a least salary', { salaryMin: 60_000 }, ['Delta registrar']],
  ['a highest salary', { salaryMax: 39_999 }, ['Bravo midwife', 'Charlie porter']],
  ['both', { salaryMin: 45_000, salaryMax: 45_000 }, ['Alpha ventilator lead', 'Bravo midwife']],
  ['a distance', { near: 'Leeds', radius: 40 }, ['Alpha ventilator lead', 'Bravo midwife']],
  ['a distance from a postcode', { near: 'ls1 3ex', radius: 10 }, ['Bravo midwife']],
  ['several at once', { type: ['PERMANENT'], near: 'Leeds', radius: 40, search: 'lead' }, ['Alpha ventilator lead']],
  [
    'nothing chosen',
    { type: [], band: [], search: '  ' },
    ['Alpha ventilator lead', 'Bravo midwife', 'Charlie porter', 'Delta registrar'],
  ],
])('narrowed by %s', async (_name, filter, expected) => {
  expect(await titles(filter)).toEqual(expected);
  expect((await list(filter)).totalCount).toBe(expected.length);
});

test('a post that states only a highest salary counts with that', async () => {
  await createJob(app.db, { title: 'Post up to', department: ward, salary_min: null, salary_max: 25_000 });
  expect(await titles({ salaryMax: 25_100 })).toEqual(['Post up to']);
  expect(await titles({}, 'SALARY_LOW')).toEqual([
    ...['Post up to', 'Charlie porter', 'Bravo midwife'],
    ...['Alpha ventilator lead', 'Delta registrar'],
  ]);
  await app.db.deleteFrom('job').where('title', '=', 'Post up to').execute();
});

test('relevance puts a match in the title before one in the description', async () => {
  expect(await titles({ search: 'midwife' }, 'RELEVANCE')).toEqual(['Bravo midwife', 'Alpha ventilator lead']);
});

test('a facet keeps to all filters but its own', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `{ jobs(filter: { department: "${ward}", type: [CONTRACT], urgency: [LOW] }) {
        facets { type { value label count } urgency { value count } location { value count } } } }`,
    },
  });
  expect(response.json().data.jobs.facets).toEqual({
    type: [
      { value: 'CONTRACT', label: 'Contract', count: 1 },
      { value: 'PERMANENT', label: 'Permanent', count: 1 },
    ],
    urgency: [{ value: 'LOW', count: 1 }],
    location: [{ value: 'Glasgow', count: 1 }],
  });
});

test('one post: its pay, its supplement, and whether it is open', async () => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `{ jobs(filter: { location: "London" }) { nodes { isOpen pay {
        band nation year entry top isEstimate highCostAreaSupplement { area minimum maximum isEstimate } } } } }`,
    },
  });
  expect(response.json().data.jobs.nodes[0]).toEqual({
    isOpen: true,
    pay: {
      band: 'BAND_7',
      nation: 'ENGLAND',
      year: '2026/27',
      entry: 49_387,
      top: 56_515,
      isEstimate: false,
      highCostAreaSupplement: { area: 'INNER', minimum: 8744, maximum: 8744, isEstimate: true },
    },
  });
});
