import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distancesIn, withoutDistances } from '../../../schema/jobs/search/search-distance.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { insertJobs, ward } from './job-list-rows.ts';

describe('the distances that a search names', () => {
  test.each([
    ['nurse within 10 miles of Bristol', [10]],
    ['within a 15 mile radius of Bristol', [15]],
    ['no more than 2.5 miles from Bath', [2.5]],
    ['20 kilometres from Bath', [12.4]],
    ['twenty miles from Bath', [20]],
    ['a mile from Bath', [1]],
    ['0.2 miles from Bath', [1]],
    ['999 miles from Bath', [200]],
    ['near Bath', [20]],
    ['commutable from Bath', [20]],
    ['0 miles from Bath', []],
    ['nurse in Bath', []],
    ['£30,000', []],
    ['band 5 to 7', []],
    ['nearly there', []],
    ['smiles', []],
  ])('of %s are %o miles', (search, miles) => {
    expect(distancesIn(search).map((one) => one.miles)).toEqual(miles);
  });

  test('in figures are left out of a search', () => {
    expect(withoutDistances('nurse within 10 miles of Bath or 5 km from York')).toBe('nurse near Bath or near York');
    expect(withoutDistances('nurse near Bath')).toBe('nurse near Bath');
  });
});

describe('a list of posts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await insertJobs(app.db, testNow);
  });
  afterAll(() => app.close());

  test('near a place of a search says which it is, how far each post is, and how far the nearest is beyond it', async () => {
    const ask = async (search: string) => {
      const query = `query ($filter: JobFilter) { jobs(filter: $filter, sort: DISTANCE) {
      near { radius place { name } others { name } } distances nearest { noneWhere distance } nodes { title } } }`;
      const payload = { query, variables: { filter: { department: ward, search } } };
      return (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json().data.jobs;
    };
    const found = await ask('within 50 miles of Leeds');
    expect(found).toMatchObject({
      near: { radius: 50, place: { name: 'Leeds' }, others: [] },
      nearest: null,
      nodes: [{ title: 'Bravo midwife' }, { title: 'Alpha ventilator lead' }],
    });
    expect(found.distances).toEqual([0, expect.closeTo(36, -1)]);
    expect(await ask('bravo near Newport')).toMatchObject({
      near: { radius: 20, place: { name: 'Newport (Wales)' }, others: [{}, {}] },
      nearest: { noneWhere: 'within 20 miles of Newport' },
      nodes: [],
    });
  });
});
