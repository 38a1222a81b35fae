import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { understandSearch } from '../../../schema/jobs/search/understood-search.ts';
import { createJob } from '../../factories/job.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { insertJobs, ward } from './job-list-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await insertJobs(app.db, testNow);
});
afterAll(() => app.close());

test.each([
  ['over £55,000', ['£55,000 or more'], ['Delta registrar']],
  ['under £30,000', ['Up to £30,000'], ['Charlie porter']],
  ['band 6 midwife', ['Band 6'], ['Bravo midwife']],
  ['jobs in leeds', ['Leeds'], ['Bravo midwife']],
  ['porter glasgow', ['Glasgow'], ['Charlie porter']],
  ['porter leeds', ['Leeds'], []],
  ['scotland', ['Scotland'], ['Charlie porter']],
  ['LS1', ['Within 5 miles of LS1'], ['Bravo midwife']],
  ['midwife ls2 7ue', ['Within 5 miles of LS2'], ['Bravo midwife']],
  ['midwife LS27UE', ['Within 5 miles of LS2'], ['Bravo midwife']],
  ['lead in M1', ['Within 5 miles of M1'], ['Alpha ventilator lead']],
  ['SW1A 1AA', ['Within 5 miles of SW1A'], []],
  ['midwife SW1', ['Within 5 miles of SW1'], []],
  ['nurse in B5', ['Within 5 miles of B5'], []],
  ['ZZ1', [], []],
  ['midwife within 10 miles of Bradford', ['Within 10 miles of Bradford'], ['Bravo midwife']],
  ['midwife within 5 miles of Bradford', ['Within 5 miles of Bradford'], []],
  ['within ten miles of Bradford', ['Within 10 miles of Bradford'], ['Bravo midwife']],
  ['midwife bradford within 10 miles', ['Within 10 miles of Bradford'], ['Bravo midwife']],
  ['midwife up to a 10-mile radius of Bradford', ['Within 10 miles of Bradford'], ['Bravo midwife']],
  ['10 miles from Bradford, West Yorkshire', ['Within 10 miles of Bradford'], ['Bravo midwife']],
  ['lead within 10km of Salford', ['Within 6.2 miles of Salford'], ['Alpha ventilator lead']],
  ['midwife within 1 mile of LS1 3EX', ['Within 1 mile of LS1'], ['Bravo midwife']],
  ['midwife within 900 miles of Truro', ['Within 200 miles of Truro'], []],
  ['midwife near Wakefield', ['Within 20 miles of Wakefield'], ['Bravo midwife']],
  ['midwife close to Wakefield', ['Within 20 miles of Wakefield'], ['Bravo midwife']],
  ['jobs near LS2 7UE', ['Within 20 miles of LS2'], ['Bravo midwife']],
  ['nurse near Newport', ['Within 20 miles of Newport (Wales)'], []],
  ['nurse near Newport (Shropshire)', ['Within 20 miles of Newport (Shropshire)'], []],
  ['midwife near Bath', ['Within 20 miles of Bath'], []],
  ['registrar near Devon', ['Devon'], ['Delta registrar']],
  ['registrar within 10 miles of Devon or Cornwall', ['Devon or Cornwall'], ['Delta registrar']],
  ['FY2 doctor', [], ['Delta registrar']],
  ['midwife Leeds, West Yorkshire', ['Leeds'], ['Bravo midwife']],
  ['midwife Leeds LS1 3EX', ['Leeds'], ['Bravo midwife']],
  ['midwife LS1 3EX Leeds', ['Leeds'], ['Bravo midwife']],
  ['leeds/bradford', ['Leeds or Bradford'], ['Bravo midwife']],
  ['registrar devon and cornwall', ['Devon or Cornwall'], ['Delta registrar']],
  ['registrar in exeter or leeds or york', ['Exeter or Leeds or York'], ['Delta registrar']],
  ['midwife York LS1', ['Within 5 miles of LS1'], ['Bravo midwife']],
  ['midwife West Yorkshire', ['West Yorkshire'], ['Bravo midwife']],
  ['midwife yorkshire', ['Yorkshire'], ['Bravo midwife']],
  ['Yorkshire and the Humber', ['Yorkshire and the Humber'], ['Bravo midwife']],
  ['lead West Midlands', ['West Midlands'], []],
  ['Greater Manchester', ['Greater Manchester'], ['Alpha ventilator lead']],
  ['lead north west england', ['North West'], ['Alpha ventilator lead']],
  ['registrar in devon', ['Devon'], ['Delta registrar']],
  ['Argyll', ['Argyll and Bute'], []],
  ['porter Highlands', ['Highland'], []],
  ['porter greater glasgow', ['Greater Glasgow'], ['Charlie porter']],
  ['porter strathclyde', ['Strathclyde'], ['Charlie porter']],
  ['tyne & wear', ['Tyne and Wear'], []],
  ['north wales', ['North Wales'], []],
  ['band six midwife', ['Band 6'], ['Bravo midwife']],
  ['£30 an hour', ['£58,661 or more (£30 an hour, 37.5 hours a week)'], ['Delta registrar']],
  ['permanent registrar', ['Permanent'], ['Delta registrar']],
  ['locum', ['Contract'], ['Charlie porter']],
  ['part-time', ['Part-time'], []],
  ['full time lead over 45k in manchester', ['£45,000 or more', 'Full-time', 'Manchester'], ['Alpha ventilator lead']],
])('the search %s is understood as %o', async (search, labels, expected) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `query ($filter: JobFilter) { jobs(filter: $filter) { understood { label without } nodes { title } } }`,
      variables: { filter: { department: ward, search } },
    },
  });
  const { understood, nodes } = response.json().data.jobs;
  expect(understood.map(({ label }: { label: string }) => label)).toEqual(labels);
  expect(nodes.map(({ title }: { title: string }) => title)).toEqual(expected);
});

/** What a search is read as: its filters, and what is left to look for in the text of posts. */
async function readAs(filter: object) {
  const query = `query ($filter: JobFilter) { jobs(filter: $filter) {
    understood { kind label without } searchText { words without } nodes { title } } }`;
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { filter: { department: ward, ...filter } } },
  });
  expect(response.json().errors).toBeUndefined();
  return response.json().data.jobs as {
    readonly understood: readonly { readonly kind: string; readonly label: string; readonly without: string }[];
    readonly searchText: { readonly words: string; readonly without: string } | null;
    readonly nodes: readonly { readonly title: string }[];
  };
}

test.each([
  ['band 5 nurse over 30k', ['Band 5', '£30,000 or more'], 'nurse'],
  ['over 30k', ['£30,000 or more'], null],
  ['over £30k', ['£30,000 or more'], null],
  ['30k+', ['£30,000 or more'], null],
  ['30k +', ['£30,000 or more'], null],
  ['£30,000 or more', ['£30,000 or more'], null],
  ['£30,000+', ['£30,000 or more'], null],
  ['£30 000', ['£30,000 or more'], null],
  ['at least 30000', ['£30,000 or more'], null],
  ['at least £30,000 a year', ['£30,000 or more'], null],
  ['30,000 pounds', ['£30,000 or more'], null],
  ['more than £30k per annum', ['£30,000 or more'], null],
  ['minimum of 30k', ['£30,000 or more'], null],
  ['>30k', ['£30,000 or more'], null],
  ['salary over £30000 nurse', ['£30,000 or more'], 'nurse'],
  ['nurse earning over 30k pa', ['£30,000 or more'], 'nurse'],
  ['£30k-£40k nurse', ['£30,000 to £40,000'], 'nurse'],
  ['30-40k nurse', ['£30,000 to £40,000'], 'nurse'],
  ['nurse band 5 or above', ['Bands 5 to 9'], 'nurse'],
  ['band 5+ nurse', ['Bands 5 to 9'], 'nurse'],
  ['nurse', [], 'nurse'],
  ['between 30k and 40k', ['£30,000 to £40,000'], null],
  ['under 30k', ['Up to £30,000'], null],
  ['nurse up to £30,000', ['Up to £30,000'], 'nurse'],
  ['max 30000', ['Up to £30,000'], null],
  ['<30k', ['Up to £30,000'], null],
  ['nurse below band 5', ['Bands 2 to 4'], 'nurse'],
  ['nurse above band 6', ['Bands 7 to 9'], 'nurse'],
])('%s is read as %o and the text %o', async (search, labels, words) => {
  const { understood, searchText } = await readAs({ search });
  expect(understood.map(({ label }) => label).toSorted()).toEqual(labels.toSorted());
  expect(searchText?.words ?? null).toBe(words);
});

test.each([
  ['contract cleaner', 'Contract', '"contract" cleaner', 'contract cleaner'],
  ['nurse " in leeds', 'Leeds', 'nurse "leeds"', 'nurse leeds'],
  ['nurse in leeds “', 'Leeds', 'nurse "leeds"', 'nurse leeds'],
  ['west "riding" yorkshire', 'West Yorkshire', '"west riding yorkshire"', 'west riding yorkshire'],
  ['bank nurse', 'Contract', '"bank" nurse', 'bank nurse'],
  ['nurse in Leeds', 'Leeds', 'nurse "Leeds"', 'nurse Leeds'],
  ['part time nurse', 'Part-time', '"part time" nurse', 'part time nurse'],
  // No text of a post says an amount, a band or a postcode: without them the rest is looked for.
  ['nurse in LS2 7UE', 'Within 5 miles of LS2', 'nurse', 'nurse'],
  ['nurse near LS2 7UE', 'Within 20 miles of LS2', 'nurse', 'nurse'],
  ['nurse within 10 miles of Leeds', 'Within 10 miles of Leeds', 'nurse', 'nurse'],
  ['nurse over 30k', '£30,000 or more', 'nurse', 'nurse'],
  ['band 5 nurse', 'Band 5', 'nurse', 'nurse'],
])('%s without the filter %s is searched as text', async (search, label, without, words) => {
  const { understood } = await readAs({ search });
  expect(understood).toMatchObject([{ label, without }]);
  const then = await readAs({ search: without });
  expect(then).toMatchObject({ understood: [], searchText: { words } });
});

test.each([
  ['lead £30k to £40k', { salaryMin: 20_000 }, 'Up to £40,000', 'lead'],
  ['lead £30k to £60k', { salaryMax: 80_000 }, '£30,000 or more', 'lead'],
  ['£15-£20 per hour', { salaryMin: 20_000 }, 'Up to £39,107 (£20 an hour, 37.5 hours a week)', null],
])('of the pay in %s what %o does not say is read', async (search, given, label, words) => {
  const { understood, searchText } = await readAs({ search, ...given });
  expect(understood).toMatchObject([{ kind: 'PAY', label, without: words ?? '' }]);
  expect(searchText?.words ?? null).toBe(words);
});

test('a range of pay of which both ends are given elsewhere is not read', async () => {
  expect((await readAs({ search: '£30k to £40k', salaryMin: 20_000, salaryMax: 70_000 })).understood).toEqual([]);
});

test('a filter that is named once is not read again from the search without it, whatever marks are in it', async () => {
  const parts = fc.shuffledSubarray(
    [
      'nurse',
      'in leeds',
      'near york',
      '10 miles',
      'part-time',
      'band 6',
      'locum',
      '"',
      '“',
      '"icu"',
      '”ward',
      'over 30k',
      '"porter',
    ],
    { minLength: 2 },
  );
  const read = async (search: string) => (await understandSearch(app.db, { search })).understood;
  await fc.assert(
    fc.asyncProperty(parts, async (words) => {
      for (const { label, without } of await read(words.join(' '))) {
        expect((await read(without)).map((other) => other.label)).not.toContain(label);
      }
    }),
    { numRuns: 60 },
  );
});

test('an upper limit is read beside a lower one of the filter', async () => {
  expect((await readAs({ search: 'under 60k', salaryMin: 40_000 })).understood).toMatchObject([
    { label: 'Up to £60,000' },
  ]);
  expect((await readAs({ search: 'under 60k', salaryMax: 70_000 })).understood).toEqual([]);
  expect((await readAs({ search: 'over 60k', salaryMax: 70_000 })).understood).toMatchObject([{ kind: 'PAY' }]);
});

test.each([
  ['bravo in rochdale', 'in Rochdale', null, 'Leeds', 24, 32],
  ['bravo in argyll', 'in Argyll and Bute', 'the middle of Argyll and Bute', 'Leeds', 190, 230],
  ['bravo in the west midlands', 'in the West Midlands', 'the middle of the West Midlands', 'Leeds', 70, 110],
  ['bravo in newport', 'in Newport', 'Newport (Wales)', 'Leeds', 150, 180],
  ['bravo CA9 3AB', 'within 5 miles of CA9', null, 'Leeds', 70, 85],
])('%s: the nearest is beyond what is named', async (search, noneWhere, measuredFrom, location, least, most) => {
  const query = `query ($filter: JobFilter) { jobs(filter: $filter) {
    nearest { distance noneWhere measuredFrom job { title location } } nodes { title } } }`;
  const payload = { query, variables: { filter: { department: ward, search } } };
  const response = await app.server.inject({ method: 'POST', url: '/graphql', payload });
  const { nearest } = response.json().data.jobs;
  expect(nearest).toMatchObject({ noneWhere, measuredFrom, job: { title: 'Bravo midwife', location } });
  expect(nearest.distance).toBeGreaterThan(least);
  expect(nearest.distance).toBeLessThan(most);
});

test('words in quotes are found as text and narrow nothing', async () => {
  await createJob(app.db, { title: 'Contract cleaner', department: ward, type: 'permanent' });
  expect((await readAs({ search: 'contract cleaner' })).nodes).toEqual([]);
  expect((await readAs({ search: '"contract" cleaner' })).nodes).toEqual([{ title: 'Contract cleaner' }]);
  expect((await readAs({ search: '“contract cleaner”' })).nodes).toEqual([{ title: 'Contract cleaner' }]);
  expect((await readAs({ search: '"contract" band 6' })).understood).toMatchObject([{ kind: 'BAND' }]);
  expect((await readAs({ search: 'locum "' })).understood).toMatchObject([{ label: 'Contract' }]);
  await app.db.deleteFrom('job').where('title', '=', 'Contract cleaner').execute();
});

test('the text of a search can be taken off, and its filters stay', async () => {
  const { searchText } = await readAs({ search: 'band 5 nurse in leeds over 30k' });
  expect(searchText).toEqual({ words: 'nurse', without: 'band 5 in leeds over 30k' });
  expect(await readAs({ search: searchText?.without })).toMatchObject({
    understood: [{ kind: 'PAY' }, { kind: 'BAND' }, { kind: 'PLACE' }],
    searchText: null,
  });
  expect((await readAs({})).searchText).toBeNull();
});

test('what the filter says itself is not read from the search', async () => {
  const ask = async (filter: object) => {
    const query = `query ($filter: JobFilter) { jobs(filter: $filter) { understood { kind without } } }`;
    const payload = { query, variables: { filter } };
    return (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json().data.jobs.understood;
  };
  expect(await ask({ search: 'nurse leeds band 6' })).toEqual([
    { kind: 'BAND', without: 'nurse leeds' },
    { kind: 'PLACE', without: 'nurse "leeds" band 6' },
  ]);
  expect(await ask({ search: 'nurse leeds band 6', location: 'York', band: ['BAND_5'] })).toEqual([]);
});

test.each([
  'england ',
  'ls1 ',
  'near ',
  '10 miles of leeds ',
  'leeds york ',
  '8a ',
  '£20 an hour ',
  'under 30k ',
  'band six to ',
  '1 ',
  'b5/',
])('a search of 200 characters of "%s" is read at once', async (part) => {
  const start = performance.now();
  await readAs({ search: part.repeat(100).slice(0, 200) });
  expect(performance.now() - start).toBeLessThan(2_000);
});
