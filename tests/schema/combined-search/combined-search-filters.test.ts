import type { Insertable, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Hit } from '../../../schema/combined-search/hit.ts';
import { explain } from '../../../schema/combined-search/reasons.ts';
import { isWeak } from '../../../schema/combined-search/relevance.ts';
import { createServices } from '../../../schema/services.ts';
import type { DB, Job } from '../../../schema/tables.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { standStill } from '../../support/standing-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { testPorts } from '../../support/test-ports.ts';

let database: TestDatabase;
let db: Kysely<DB>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  standStill();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

async function find(q: string): Promise<readonly Hit[]> {
  const ports = testPorts({ now: () => new Date() });
  const { combinedSearch } = createServices({ db, viewer: { kind: 'anonymous' }, ports });
  return (await combinedSearch.search(q, 8)).hits;
}

async function findPosts(q: string): Promise<readonly Hit[]> {
  return (await find(q)).filter(({ category }) => category === 'recruitment');
}

/** A post for the time of a test, so many hours old. */
async function post(title: string, hours: number, values: Partial<Insertable<Job>> = {}): Promise<string> {
  const posted = new Date(Date.now() - hours * 3_600_000).toISOString();
  const { id } = await createJob(db, { title, posted_at: posted, ...values });
  onTestFinished(async () => {
    await db.deleteFrom('job').where('id', '=', id).execute();
  });
  return id;
}

/** The place of a post in a town. */
async function inTown(name: string): Promise<Pick<Insertable<Job>, 'place_id'>> {
  const place = await db.selectFrom('place').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return { place_id: place.id };
}

const banded = (band: string): Partial<Insertable<Job>> => ({
  pay_scheme: 'agenda_for_change',
  pay_band: band,
  salary_min: 40_000,
  salary_max: 50_000,
});

async function noPostOf(q: string): Promise<string | null> {
  const ports = testPorts({ now: () => new Date() });
  const { combinedSearch } = createServices({ db, viewer: { kind: 'anonymous' }, ports });
  return (await combinedSearch.search(q, 8)).noPost;
}

describe('where no post is', () => {
  it('is said of a place that a search for posts names, in it or around it, and of no other', async () => {
    await post('Quokka keeper', 1, await inTown('Leeds'));
    expect(await noPostOf('quokka keeper in Harrogate')).toBe('in Harrogate');
    expect(await noPostOf('quokka keeper within 2 miles of Harrogate')).toBe('within 2 miles of Harrogate');
    expect(await noPostOf('quokka keeper jobs near Harrogate')).toBeNull();
    expect(await noPostOf('quokka keeper in Leeds')).toBeNull();
    expect(await noPostOf('quokka keeper')).toBeNull();
    expect(await noPostOf('wombat syringes in Harrogate')).toBeNull();
  });
});

describe('what a search names besides words', () => {
  it('puts products of this price, availability and condition first', async () => {
    const cheap = await createEquipment(db, { name: 'Quokka hoist', price: 900, stock_count: 9 });
    const dear = await createEquipment(db, { name: 'Quokka hoist', price: 9_000, stock_count: 9 });
    onTestFinished(async () => {
      await db.deleteFrom('equipment').where('id', 'in', [cheap.id, dear.id]).execute();
    });
    for (const [q, best] of [
      ['quokka hoist under £1,000', cheap],
      ['quokka hoist over 5000 in stock', dear],
    ] as const) {
      const hits = await find(q);
      expect(hits.slice(0, 2).map(({ id }) => id)).toEqual([best.id, best === cheap ? dear.id : cheap.id]);
      expect(hits[0]).toMatchObject({ relevance: 1 });
      expect(hits[1] && isWeak(hits[1])).toBe(true);
      expect(explain(hits[0]?.reasons ?? [], true, 'equipment')).toMatch(/^Title: quokka, hoist\. Product: /);
    }
  });

  it('reads a distance as the place from which it is', async () => {
    const of = async (q: string) => (await find(q)).map(({ id, relevance }) => [id, relevance]);
    expect(await of('nurse within 10 miles of Manchester')).toEqual(await of('nurse near Manchester'));
  });

  it('puts posts with these hours first; others answer it in part, whatever their text says', async () => {
    const full = await post('Quokka keeper', 1, { description: 'You may ask for part time hours later.' });
    const part = await post('Quokka keeper', 2, { working_pattern: 'Part-time' });
    const hits = await findPosts('part time quokka keeper');
    expect(hits.slice(0, 2).map(({ id }) => id)).toEqual([part, full]);
    expect(hits[0]).toMatchObject({ relevance: 1 });
    expect(hits[0]?.reasons.slice(0, 2)).toEqual([
      { word: 'part', matched: 'Part-time', kind: 'filter', place: 'filter' },
      { word: 'time', matched: 'Part-time', kind: 'filter', place: 'filter' },
    ]);
    expect(explain(hits[0]?.reasons ?? [], true, 'recruitment')).toBe('Title: quokka, keeper. Post: Part-time.');
    expect(hits[1] && isWeak(hits[1])).toBe(true);
    expect(hits[1]?.reasons.map(({ word }) => word)).toEqual(['quokka', 'keeper']);
  });

  it('reads bands, pay and the kind of post as the list of posts does', async () => {
    const seven = await post('Quokka keeper', 1, banded('7'));
    const six = await post('Quokka keeper', 2, { ...banded('6'), salary_min: 30_000, salary_max: 39_000 });
    const locum = await post('Quokka keeper', 3, { type: 'contract', contract_type: 'Locum' });
    const first = async (q: string) => (await findPosts(q))[0];
    expect(await first('band 7 quokka keeper')).toMatchObject({ id: seven, relevance: 1 });
    expect(await first('quokka keeper band 6')).toMatchObject({ id: six, relevance: 1 });
    expect(await first('quokka keeper over £40,000')).toMatchObject({ id: seven, relevance: 1 });
    expect(await first('quokka keeper locum')).toMatchObject({ id: locum, relevance: 1 });
    expect((await findPosts('band 7 quokka keeper')).map(({ id }) => id)).toEqual([seven, ...[six, locum].sort()]);
  });

  it('lists the newest posts where nothing is left to look for', async () => {
    const ids = [await post('Wombat keeper', 2, banded('8d')), await post('Bandicoot keeper', 1, banded('8d'))];
    const hits = await findPosts('band 8d');
    expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(hits[0]).toMatchObject({ relevance: 1 });
    expect((await findPosts('band 8d jobs')).slice(0, 2).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('takes the place and the filters together first', async () => {
    const [leeds, york] = await Promise.all(
      ['leeds', 'york'].map(async (town) => {
        const place = await db
          .selectFrom('place')
          .select('id')
          .where('kind', '=', 'town')
          .where((where) => where(where.fn('lower', ['town']), '=', town))
          .executeTakeFirstOrThrow();
        return place.id;
      }),
    );
    const elsewhere = await post('Quokka keeper', 1, { ...banded('7'), place_id: york ?? '' });
    const wanted = await post('Quokka keeper', 2, { ...banded('7'), place_id: leeds ?? '' });
    const other = await post('Quokka keeper', 3, { ...banded('5'), place_id: leeds ?? '' });
    const hits = await findPosts('band 7 quokka keeper leeds');
    expect(hits[0]).toMatchObject({ id: wanted, relevance: 1 });
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set([wanted, elsewhere, other]));
  });

  it('leaves the other parts with the whole text', async () => {
    const [sample] = await db.selectFrom('article').selectAll().limit(1).execute();
    const { id: _, ...columns } = sample ?? expect.fail('There is no article.');
    const { id } = await db
      .insertInto('article')
      .values({ ...columns, slug: 'quokkas-part-time', title: 'Part-time quokka keepers', content: 'Short.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await db.deleteFrom('article').where('id', '=', id).execute();
    });
    expect((await find('part time quokka'))[0]).toMatchObject({ id, category: 'other', relevance: 1 });
  });

  it('does not read what stands in quotes', async () => {
    const full = await post('Quokka keeper', 1, { description: 'You may ask for part time hours later.' });
    await post('Quokka keeper', 2, { working_pattern: 'Part-time' });
    const [hit] = await findPosts('"part time" quokka keeper');
    expect(hit).toMatchObject({ id: full });
    expect(hit?.reasons.map(({ kind }) => kind)).toEqual(['typed', 'typed', 'typed', 'typed']);
  });

  it('puts posts around a postcode first', async () => {
    await post('Numbat keeper', 1, await inTown('Exeter'));
    const near = await post('Numbat keeper', 2, await inTown('Leeds'));
    const [first] = await findPosts('numbat keeper LS2 7UE');
    expect(first).toMatchObject({ id: near, relevance: 1 });
    expect(first?.reasons.at(-1)).toEqual({ word: '7ue', matched: 'LS2', kind: 'place', place: 'place' });
  });
});
