import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Hit } from '../../../schema/combined-search/hit.ts';
import { synonymsInTime } from '../../../schema/combined-search/synonyms-in-time.ts';
import { createServices } from '../../../schema/services.ts';
import type { DB } from '../../../schema/tables.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { testPorts } from '../../support/test-ports.ts';

let database: TestDatabase;
let db: Kysely<DB>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function find(q: string): Promise<readonly Hit[]> {
  const ports = testPorts({ now: () => new Date() });
  const { combinedSearch } = createServices({ db, viewer: { kind: 'anonymous' }, ports });
  return (await combinedSearch.search(q, 8)).hits;
}

describe('the words of a search', () => {
  it.each([
    ['leeds', 'Leeds', 'place'],
    ['heart monitor', 'heart', 'typed'],
    ['contact', 'contact', 'typed'],
    ['drop', 'drop', 'typed'],
    ['waking night', 'waking', 'typed'],
  ])('never takes %s for another word', async (q) => {
    for (const { reasons } of await find(q)) {
      expect(reasons.filter(({ kind }) => kind === 'corrected')).toEqual([]);
    }
  });

  it('takes a word for another one only where no part knows it, however old the row that does', async () => {
    const old = new Date('2001-01-01').toISOString();
    const [sample] = await db.selectFrom('article').selectAll().limit(1).execute();
    const { id: _, ...columns } = sample ?? expect.fail('There is no article.');
    const { id } = await db
      .insertInto('article')
      .values({ ...columns, slug: 'an-old-one', content: 'Told of by volumetrix alone.', published_at: old })
      .returning('id')
      .executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await db.deleteFrom('article').where('id', '=', id).execute();
    });
    const hits = await find('volumetrix');
    expect(hits.map(({ id: found }) => found)).toEqual([id]);
    expect(hits[0]?.isCorrected).toBe(false);
  });

  it.each([
    ['farmacist', 'Specialist Pharmacist, Antimicrobials'],
    ['electrocardiografe', '12-lead ECG recorder with printer'],
    ['fisiotherapist', 'Rotational Physiotherapist'],
  ])('understands %s by its sound', async (q, title) => {
    const [hit] = await find(q);
    expect(hit).toMatchObject({ title, isCorrected: true });
  });
});

it('a term has the synonyms of all its spellings', async () => {
  const { alternatives } = await synonymsInTime({ db, ports: testPorts({ now: () => new Date() }) }, 60_000);
  // 'x-ray' and 'x ray' stand in groups of their own.
  expect(alternatives.get('x ray')).toEqual(expect.arrayContaining(['radiographer', 'radiograph', 'xray']));
});

describe('what comes first', () => {
  it('takes a phrase in the text of a row for single words', async () => {
    const [sample] = await db.selectFrom('article').selectAll().limit(1).execute();
    const { id: _, ...columns } = sample ?? expect.fail('There is no article.');
    const content = 'The quokka lantern festival is told of here.';
    const rows = [
      { ...columns, slug: 'phrase-in-text', title: 'Lanterns', summary: 'Short.', tags: [], content },
      {
        ...columns,
        slug: 'phrase-in-lead',
        title: 'Short',
        summary: 'A quokka lantern shines.',
        tags: [],
        content: 'x',
      },
      { ...columns, slug: 'words-in-title', title: 'Lantern of a quokka', summary: 'Short.', tags: [], content: 'x' },
    ];
    await db.insertInto('article').values(rows).execute();
    onTestFinished(async () => {
      const slugs = rows.map(({ slug }) => slug);
      await db.deleteFrom('article').where('slug', 'in', slugs).execute();
    });
    const hits = await find('quokka lantern');
    expect(hits.map(({ title, relevance }) => [title, Math.round(100 * relevance)])).toEqual([
      ['Short', 100],
      ['Lantern of a quokka', 30],
      ['Lanterns', 30],
    ]);
  });

  it.each(['icu nurse', 'nurse icu', 'itu nurse', 'critical care nurse', 'intensive care nurse'])(
    'takes a synonym in the title for the word itself: %s',
    async (q) => {
      const [hit] = await find(q);
      expect(hit).toMatchObject({ title: 'Senior Staff Nurse, Critical Care', relevance: 1 });
    },
  );

  it('does not take a title for the whole search that leaves out the band, the pay or the place', async () => {
    for (const q of ['band 9 senior staff nurse', 'senior staff nurse in Truro', 'staff nurse over £200,000']) {
      expect(Math.max(0, ...(await find(q)).map(({ relevance }) => relevance))).toBeLessThan(0.9);
    }
  });

  it.each([
    ['hospital leeds', 'Leeds'],
    ['jobs in bristol', 'Bristol'],
    ['pharmacist in greater london', undefined],
    ['older people newcastle upon tyne', 'Newcastle upon Tyne'],
  ])('shows posts in the place that %s names first', async (q, town) => {
    const posts = (await find(q)).filter(({ category }) => category === 'recruitment');
    const towns = posts.map(({ data }) => data.kind === 'recruitment' && data.location);
    if (town) {
      expect(towns[0]).toBe(town);
      expect(towns.lastIndexOf(town)).toBe(towns.filter((one) => one === town).length - 1);
      expect(posts[0]?.reasons).toContainEqual(expect.objectContaining({ kind: 'place', matched: town }));
    }
    expect(posts.length).toBeGreaterThan(0);
  });

  it.each(['sepsis monitor', 'stroke monitor'])(
    'is a thing by its title before what only speaks of it: %s',
    async (q) => {
      const titles = (await find(q)).map(({ title }) => title);
      expect(titles.slice(0, 2)).toEqual(['Monitor defibrillator, 200J biphasic', 'Bedside patient monitor, 12-inch']);
    },
  );

  it.each(['heart monitor', 'cardiac monitor'])('is what %s is called otherwise', async (q) => {
    const hits = await find(q);
    expect(hits.slice(0, 2).map(({ title, relevance }) => [title, relevance])).toEqual([
      ['Bedside patient monitor, 12-inch', 1],
      ['12-lead ECG recorder with printer', 1],
    ]);
  });

  it('finds what is a kind of the thing that was typed', async () => {
    const hits = await find('mask');
    expect(hits.map(({ title }) => title)).toContain('FFP3 respirators, valved, box of 20');
  });

  it.each([
    ['Nurse jobs', 'recruitment'],
    ['Ventilators', 'equipment'],
    ['CQC guidelines', 'compliance'],
    ['ICU equipment', 'equipment'],
    ['Staff training', 'compliance'],
    ['PPE supplies', 'equipment'],
  ])('shows for the popular search %s what it names first: %s', async (q, category) => {
    expect((await find(q))[0]?.category).toBe(category);
  });
});
