import { afterAll, beforeAll, expect, test } from 'vitest';
import { CombinedSearchService } from '../../../schema/combined-search/combined-search.service.ts';
import { isWeak } from '../../../schema/combined-search/relevance.ts';
import { schema } from '../../../schema/index.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { testPorts } from '../../support/test-ports.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
/** A busy machine may not read and plan all within the time that a visitor waits. */
const patient = { search: 60_000, reading: 30_000 };

let database: TestDatabase;
let service: CombinedSearchService;
beforeAll(async () => {
  database = await openTestDatabase();
  const dependencies = { db: database.db, viewer: { kind: 'anonymous' }, ports: testPorts(clock) } as const;
  service = new CombinedSearchService(dependencies, undefined, patient);
});
afterAll(() => database.close());

async function find(q: string) {
  const { hits, sources } = await service.search(q, 8);
  expect(sources).toContainEqual(expect.objectContaining({ name: 'help', answered: true }));
  return hits;
}

test('what is searched is said in full where the search is described', async () => {
  const { description } = schema.getQueryType()?.getFields()['search'] ?? {};
  const { sources } = await service.search('nurse', 8);
  expect(sources.filter(({ name }) => !description?.includes(name))).toEqual([]);
});

test.each([
  ['withdraw application', 'withdraw-an-application', 'Jobs and applications'],
  ['how do I download my data', 'download-your-data', 'Your account'],
  ['low stock', 'what-availability-means', 'Equipment'],
])('the search across the portal answers %j with an article', async (q, slug, section) => {
  const found = (await find(q)).find(({ category }) => category === 'help');
  expect(found).toMatchObject({ path: `/help-center?article=${slug}`, data: { kind: 'help', section } });
});

test('a search for a thing shows the thing before articles about it, and two articles at most', async () => {
  for (const q of [
    'nurse',
    'permanent jobs',
    'equipment',
    'password',
    'supplier phone number',
    'download a document',
  ]) {
    const articles = (await find(q)).filter(({ category }) => category === 'help');
    expect(articles.length, q).toBeLessThanOrEqual(2);
    expect(articles.filter(isWeak), q).toEqual([]);
  }
  expect((await find('nurse'))[0]?.category).toBe('recruitment');
});

test('the help center is found by its name', async () => {
  for (const q of ['help', 'faq', 'help center']) {
    expect((await service.search(q, 8)).hits[0], q).toMatchObject({ category: 'page', path: '/help-center' });
  }
});
