import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedJobs } from '../../../schema/jobs/listed-jobs.ts';
import { listedArticles } from '../../../schema/news/listed-articles.ts';
import { TooLate } from '../../../schema/queries/deadline.ts';
import { correctingReader } from '../../../schema/queries/lists/search-correction.ts';
import { findHeldWords } from '../../../schema/queries/lists/vocabulary.queries.ts';
import { emptyList } from '../../../schema/queries/read-list.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const types = { jobs: 'Job', equipment: 'Equipment', documents: 'Document', news: 'Article' } as const;
type Field = keyof typeof types;

interface Answer {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string }[];
  readonly correction: { readonly search: string; readonly asTyped: string } | null;
}

async function list(field: Field, filter: object): Promise<Answer> {
  const query = `query ($filter: ${types[field]}Filter) { ${field}(filter: $filter, sort: RELEVANCE) {
    totalCount nodes { id } correction { search asTyped } } }`;
  const { data, errors } = await askGraph(app, query, { variables: { filter } });
  expect(errors).toBeUndefined();
  return (data as Record<Field, Answer>)[field];
}

describe('a misspelt search of a list', () => {
  test.each<[Field, string, string, string]>([
    ['jobs', 'nusre', 'nurse', '"nusre"'],
    ['jobs', 'Nusre, band 6', 'nurse, band 6', '"Nusre", band 6'],
    ['jobs', 'nurse in manchestr', 'nurse in manchester', 'nurse in "manchestr"'],
    ['jobs', 'nurse " nusre', 'nurse nurse', 'nurse "nusre"'],
    ['jobs', 'ventilater', 'ventilator', '"ventilater"'],
    ['equipment', 'whelchair', 'wheelchair', '"whelchair"'],
    ['equipment', 'ventilater', 'ventilator', '"ventilater"'],
    ['equipment', 'infussion pump', 'infusion pump', '"infussion" pump'],
    ['documents', 'safegarding', 'safeguarding', '"safegarding"'],
    ['documents', 'infecton prevenshun', 'infection prevention', '"infecton" "prevenshun"'],
    ['news', 'nusre', 'nurse', '"nusre"'],
    ['news', 'pay scals', 'pay scales', 'pay "scals"'],
    ['jobs', 'pay scals', 'pay scales', 'pay "scals"'],
  ])('%s: %s finds what %s finds, and says so', async (field, search, corrected, asTyped) => {
    const [found, meant] = await Promise.all([list(field, { search }), list(field, { search: corrected })]);
    expect(found.correction).toEqual({ search: corrected, asTyped });
    expect(meant.correction).toBeNull();
    expect(found.totalCount).toBeGreaterThan(0);
    expect({ ...found, correction: null }).toEqual(meant);
    expect(await list(field, { search: asTyped })).toEqual({ totalCount: 0, nodes: [], correction: null });
  });

  test.each<[Field, string, string]>([
    ['documents', 'pay scals', 'pay scales'],
    ['equipment', 'pay scals', 'pay scales'],
    ['documents', 'radiografer', 'radiographer'],
    ['jobs', 'radiografer', 'radiographer'],
    ['equipment', 'radiografer', 'radiographer'],
    ['news', 'radiografer', 'radiographer'],
  ])('%s: %s is said to be taken for %s, also where that finds nothing', async (field, search, corrected) => {
    expect(await list(field, { search })).toMatchObject({ correction: { search: corrected } });
  });

  test.each<[Field, string]>([
    ['jobs', 'nurse'],
    ['jobs', 'nur'],
    ['jobs', 'urs'],
    ['jobs', 'xqzzyw'],
    ['equipment', 'heart monitor leeds'],
    ['documents', 'policy in leeds'],
    ['news', 'training in leeds'],
    ['jobs', 'astronaut'],
    ['equipment', 'vent'],
    ['documents', 'nurse ventilator wheelchair'],
    ['news', '""'],
  ])('%s: %s is not corrected', async (field, search) => {
    expect((await list(field, { search })).correction).toBeNull();
  });

  test('a word that a row of the list holds stays, even where other filters leave no row', async () => {
    const { id } = await createJob(app.db, { title: 'Nurrse keeper', type: 'permanent' });
    expect(await list('jobs', { search: 'nurrse' })).toMatchObject({ nodes: [{ id }], correction: null });
    expect(await list('jobs', { search: 'nurrse', type: ['CONTRACT'] })).toMatchObject({ nodes: [], correction: null });
    expect(await list('jobs', { search: 'urrse', type: ['CONTRACT'] })).toMatchObject({ nodes: [], correction: null });
  });

  test('where the corrected words are known, they are said also where other filters leave no row', async () => {
    expect(await list('jobs', { search: 'nusre', location: 'Inverness' })).toEqual({
      totalCount: 0,
      nodes: [],
      correction: { search: 'nurse', asTyped: '"nusre"' },
    });
  });

  test('the pages of a corrected search follow each other', async () => {
    const query = `query ($after: String) { jobs(filter: { search: "nusre" }, first: 2, after: $after) {
      nodes { id } pageInfo { endCursor hasNextPage } } }`;
    interface Page {
      readonly jobs: {
        readonly nodes: readonly { readonly id: string }[];
        readonly pageInfo: { readonly endCursor: string };
      };
    }
    const page = async (after: string | null) =>
      (await askGraph(app, query, { variables: { after } })).data as unknown as Page;
    const first = await page(null);
    const second = await page(first.jobs.pageInfo.endCursor);
    const ids = [...first.jobs.nodes, ...second.jobs.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test('a search that would become too long is not corrected', async () => {
    const search = `${'nusre '.repeat(33)}x`;
    expect((await list('jobs', { search })).correction).toBeNull();
  });
});

describe('a correction that cannot be had', () => {
  test.each([
    ['fails', 1_000, () => Promise.reject(new Error('canceling statement due to statement timeout'))],
    ['is late', 20, () => new Promise<never>(() => {})],
  ])('is left out and reported where finding it %s', async (_how, milliseconds, find) => {
    const reported: unknown[] = [];
    const ports = { report: (_what: string, failure: unknown) => reported.push(failure) };
    const read = correctingReader(listedArticles, undefined, find, milliseconds);
    const { rows, correction } = await read({ db: app.db, ports }, 'nusre', async () => emptyList);
    expect({ rows, correction }).toEqual({ rows: [], correction: null });
    expect(reported).toEqual([milliseconds === 20 ? expect.any(TooLate) : expect.any(Error)]);
  });

  test('is not searched for once it is late', async () => {
    let searches = 0;
    const found = Promise.withResolvers<void>();
    const find = async () => {
      await found.promise;
      return { search: 'nurse', asTyped: '"nusre"', words: [] };
    };
    const read = correctingReader(listedArticles, undefined, find, 20);
    await read({ db: app.db, ports: { report: () => {} } }, 'nusre', async () => {
      searches += 1;
      return emptyList;
    });
    found.resolve();
    await setImmediate();
    expect(searches).toBe(1);
  });
});

test('words of any script are looked for, also those that no part of is', async () => {
  const words = ['нурс', 'nurse', 'qzxqzx', 'zz'].map((word) => ({
    word,
    query: `'${word === 'nurse' ? 'nurs' : word}'`,
  }));
  await createJob(app.db, { title: 'нурс' });
  expect((await findHeldWords(app.db, listedJobs, words)).toSorted()).toEqual(['nurse', 'нурс']);
  expect(await findHeldWords(app.db, listedJobs, [])).toEqual([]);
});
