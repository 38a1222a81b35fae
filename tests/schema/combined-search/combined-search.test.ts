import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askSources } from '../../../schema/combined-search/ask-sources.ts';
import { CombinedSearchService } from '../../../schema/combined-search/combined-search.service.ts';
import type { Hit } from '../../../schema/combined-search/hit.ts';
import { jobSource } from '../../../schema/combined-search/job-source.ts';
import { explain } from '../../../schema/combined-search/reasons.ts';
import { byRelevance } from '../../../schema/combined-search/relevance.ts';
import type { SearchSource } from '../../../schema/combined-search/search-source.ts';
import { Deadline } from '../../../schema/queries/deadline.ts';
import { emptyVocabulary } from '../../../schema/queries/lists/vocabulary.queries.ts';
import { wordsOf } from '../../../schema/queries/search/folded-words.ts';
import { searchQueries } from '../../../schema/queries/search/search-queries.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { standStill } from '../../support/standing-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { testPorts } from '../../support/test-ports.ts';

let database: TestDatabase;
let db: Kysely<DB>;
const report = vi.fn();
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  standStill();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

function service(sources?: readonly SearchSource[]): CombinedSearchService {
  const ports = { ...testPorts({ now: () => new Date() }), report };
  return new CombinedSearchService({ db, viewer: { kind: 'anonymous' }, ports }, sources);
}

async function find(q: string, limit = 8): Promise<readonly Hit[]> {
  return (await service().search(q, limit)).hits;
}

describe('a search across the portal', () => {
  it.each([
    ['Senior Staff Nurse', 'Senior Staff Nurse, Critical Care', '/staff-portal?job=', 'recruitment'],
    [
      'hand hygiene',
      'Infection prevention and control policy',
      '/compliance?doc=infection-prevention-policy',
      'compliance',
    ],
    ['wheelchair', 'Tilt-in-space wheelchair, attendant', '/equipment?item=', 'equipment'],
    [
      'cookie rules',
      'Cookie rules after the Data (Use and Access) Act',
      '/news?article=cookie-rules-after-the-data',
      'other',
    ],
  ])('finds by %s: %s, and leads there', async (q, title, path, category) => {
    const [hit] = await find(q);
    expect(hit).toMatchObject({ title, category, relevance: 1 });
    expect(hit?.path.startsWith(path)).toBe(true);
  });

  it.each(['scottish pay', 'scottish nhs pay'])('finds what names a nation by what is of it: %s', async (q) => {
    const [hit] = await find(q);
    expect(hit?.title).toMatch(/^Scotland's pay scales/);
  });

  it('brings 3 of each part at most, 8 in all, the most relevant first', async () => {
    for (const q of ['nurse', 'staff training', 'nhs', 'equipment in the ward', 'pay']) {
      const hits = await find(q);
      expect(hits.length).toBeLessThanOrEqual(8);
      expect(hits.length).toBeGreaterThan(3);
      expect(hits.toSorted(byRelevance)).toEqual(hits);
      for (const category of ['recruitment', 'compliance', 'equipment', 'other']) {
        expect(hits.filter((hit) => hit.category === category).length).toBeLessThanOrEqual(3);
      }
      expect(await find(q, 2)).toEqual(hits.slice(0, 2));
      for (const hit of hits) {
        expect(hit.relevance).toBeGreaterThan(0);
        expect(explain(hit.reasons, hit.phrase, hit.category), 'each hit says why it is there').toMatch(/\w+: \w.*\.$/);
      }
    }
  });

  it('says how each word was found', async () => {
    const reasonsOf = async (q: string) => (await find(q))[0]?.reasons;
    expect(await reasonsOf('icu nurses')).toEqual([
      { word: 'icu', matched: 'critical care', kind: 'synonym', place: 'title' },
      { word: 'nurses', matched: 'nurses', kind: 'typed', place: 'title' },
    ]);
    expect(await reasonsOf('volumetrik')).toEqual([
      { word: 'volumetrik', matched: 'volumetric', kind: 'corrected', place: 'title' },
    ]);
    expect(await reasonsOf('physioth')).toEqual([
      { word: 'physioth', matched: 'physioth', kind: 'beginning', place: 'title' },
    ]);
    expect(await reasonsOf('wheelchair for sale')).toContainEqual({
      word: 'sale',
      matched: 'equipment',
      kind: 'category',
      place: 'category',
    });
  });

  it('finds the text as a part of a title', async () => {
    const [hit] = await find('olumetric infu');
    expect(hit).toMatchObject({ title: 'Volumetric infusion pump' });
    expect(hit && hit.relevance >= 0.9).toBe(true);
  });

  it('gives the whole phrase 0.9, and without it each word its share of 0.3', async () => {
    const titled = (hits: readonly Hit[]) => hits.find(({ title }) => title === 'Rotational Physiotherapist');
    expect(titled(await find('rotational physiotherapist'))?.relevance).toBe(1);
    expect(titled(await find('physiotherapist rotational'))?.relevance).toBeCloseTo(0.3, 10);
    expect(titled(await find('rotational zzzz'))?.relevance).toBeCloseTo(0.15, 10);
  });

  it('answers a word that names a part of the portal with what is newest there', async () => {
    const hits = await find('vacancies');
    expect(hits.filter(({ category }) => category === 'recruitment')).toHaveLength(3);
  });

  it.each(['', '   ', 'the', '!', '% _', '()', ' ‮'])('finds nothing for %j', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it.each(["'; drop table job", 'a:*', '& | !', "o'neill (nurse)", '\\', '😀 nurse', 'ﬁne ＩＣＵ'])(
    'takes %j as words',
    async (q) => {
      await expect(find(q)).resolves.toBeInstanceOf(Array);
    },
  );

  it.each(['ʼ', 'ʻ nurse', 'rock ʼnʼ roll', 'ŉ', 'nurse ½', 'ʻʻʻ'])(
    'takes %j, which folding changes, as words',
    async (q) => {
      await expect(find(q)).resolves.toBeInstanceOf(Array);
    },
  );

  it('makes a query of every letter there is', async () => {
    const letters = wordsOf(
      Array.from({ length: 0x2_ff_fe - 0x20 }, (_, index) => index + 0x21)
        .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
        .map((point) => String.fromCodePoint(point))
        .join(' '),
    );
    const TOGETHER = 20;
    const sought = Array.from({ length: Math.ceil(letters.length / TOGETHER) }, (_, index) => ({
      text: letters.slice(index * TOGETHER, (index + 1) * TOGETHER).join(' '),
      begins: true,
    }));
    const queries = await searchQueries(db, sought);
    expect(queries).toHaveLength(sought.length);
    expect(sought.length).toBeGreaterThan(5_000);
    await sql`select count(query::tsquery) from unnest(${queries}::text[]) as made (query)`.execute(db);
  });

  it('leaves out what no list shows', async () => {
    const [hit] = await find('rotational physiotherapist');
    const closed = { closed_at: new Date().toISOString() };
    await db
      .updateTable('job')
      .set(closed)
      .where('id', '=', hit?.id ?? '')
      .execute();
    expect((await find('rotational physiotherapist')).map(({ id }) => id)).not.toContain(hit?.id);
    await db
      .updateTable('job')
      .set({ closed_at: null })
      .where('id', '=', hit?.id ?? '')
      .execute();
  });

  it.each([
    ['q', 'x'.repeat(201), 8],
    ['q', 'a\0b', 8],
    ['limit', 'nurse', 0],
    ['limit', 'nurse', 9],
  ])('refuses a wrong %s', async (path, q, limit) => {
    await expect(find(q, limit)).rejects.toMatchObject({ fields: [{ path }] });
  });
});

describe('a part that does not answer', () => {
  const source = (name: SearchSource['name'], find: SearchSource['find']): SearchSource => ({
    name,
    vocabulary: async () => emptyVocabulary,
    held: async () => [],
    find,
  });
  const hanging = source('documents', () => new Promise(() => undefined));
  const failing = source('equipment', () => Promise.reject(new Error('no such table')));
  const throwing = source('news', () => {
    throw new Error('broken');
  });

  it('costs 3 seconds at most, is left out and named, and the others are shown', async () => {
    const found = Promise.withResolvers<void>();
    const jobs: SearchSource = {
      ...jobSource,
      find: (...asked) => jobSource.find(...asked).finally(found.resolve),
    };
    const over = vi.fn();
    const searching = service([jobs, hanging, failing, throwing]).search('nurse', 8).finally(over);
    await found.promise;
    await vi.advanceTimersByTimeAsync(2_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { hits, sources } = await searching;
    expect(hits.length).toBeGreaterThan(0);
    expect(sources.map(({ name, answered }) => ({ name, answered }))).toEqual([
      { name: 'jobs', answered: true },
      { name: 'documents', answered: false },
      { name: 'equipment', answered: false },
      { name: 'news', answered: false },
    ]);
    expect(report.mock.calls).toEqual([
      ['combined search went without equipment', new Error('no such table')],
      ['combined search went without news', new Error('broken')],
    ]);
  });

  it('is the failure of the search where all of them fail', async () => {
    await expect(service([failing]).search('nurse', 8)).rejects.toThrow('no such table');
  });

  it('is not waited for where no time is left', async () => {
    vi.useRealTimers();
    onTestFinished(standStill);
    const ask = ({ find }: SearchSource) => find({} as never, {} as never, 3, new Deadline(0));
    for (const milliseconds of [20, 0, -500]) {
      const answers = await askSources([hanging, failing], ask, new Deadline(milliseconds));
      expect(answers).toEqual([
        { name: 'documents', answered: false, found: [] },
        { name: 'equipment', answered: false, found: [], failure: new Error('no such table') },
      ]);
    }
  });
});
