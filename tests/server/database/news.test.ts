import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Article } from '../../../schema/tables.ts';
import { replaceBulkArticles } from '../../../server/database/bulk/bulk-articles.ts';
import { loadSample } from '../../../server/database/seed/sample.ts';
import { createArticle } from '../../factories/article.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const CHECK = '23514';
const UNIQUE = '23505';
const NOT_NULL = '23502';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const COUNT = 400;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const articles = () => database.db.selectFrom('article').selectAll().orderBy('published_at', 'desc').orderBy('id');
const generated = () => articles().where('slug', 'like', 'generated-%');

const bad: readonly [string, Partial<Insertable<Article>>, string][] = [
  ['capitals in its slug', { slug: 'Pay' }, CHECK],
  ['a slug that ends with a hyphen', { slug: 'pay-' }, CHECK],
  ['a slug that is taken', { slug: 'pay-scales-for-2026-to-2027' }, UNIQUE],
  ['no title', { title: '' }, CHECK],
  ['a title of 201 letters', { title: 'a'.repeat(201) }, CHECK],
  ['no summary', { summary: '' }, CHECK],
  ['no text', { content: '' }, CHECK],
  ['a text of 50,001 letters', { content: 'a'.repeat(50_001) }, CHECK],
  ['an unknown category', { category: 'Policy' }, CHECK],
  ['an unknown priority', { priority: 'urgent' }, CHECK],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, CHECK],
  ['no source', { source: null as never }, NOT_NULL],
  ['a source that is a script', { source_url: 'javascript:alert(1)' }, CHECK],
  ['a check against no source', { verified: true }, CHECK],
  ['a picture from elsewhere', { image: 'https://pictures.example/1.svg' }, CHECK],
  ['a picture from above', { image: '/pictures/../1.svg' }, CHECK],
  ['a picture of another host', { image: '//pictures.example/1.svg' }, CHECK],
  ['fewer than no views', { views: -1 }, CHECK],
];

describe('an article is refused', () => {
  test.each(bad)('with %s', async (_name, values, code) => {
    await expect(createArticle(database.db, values)).rejects.toMatchObject({ code });
  });
});

test('reading time and what is searched follow the text', async () => {
  const { db } = database;
  const { id, read_time, search_text } = await createArticle(db, {
    title: 'Ward Café',
    tags: ['Night shifts'],
    summary: 'Open late.',
    content: `\n\n${'word '.repeat(201)}\n`,
  });
  expect([read_time, search_text]).toEqual([2, 'ward cafe · night shifts · open late.']);
  const [changed] = await db
    .updateTable('article')
    .set({ content: 'Short.', search_text: '' })
    .where('id', '=', id)
    .returningAll()
    .execute();
  expect(changed).toMatchObject({ read_time: 1, search_text });
  await db.deleteFrom('article').where('id', '=', id).execute();
});

test('counting a view changes the row in its place: the page has room, and no index holds the views', async () => {
  const { rows } = await sql`
    select array_to_string(reloptions, ',') as options,
      (select count(*)::int from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = pg_class.oid and attname = 'views') as indexes
    from pg_class where oid = 'article'::regclass`.execute(database.db);
  expect(rows).toEqual([{ options: 'fillfactor=80', indexes: 0 }]);
});

describe('the sample', () => {
  test('has eleven articles in all six categories, with sources and texts of their own', async () => {
    const rows = await articles().execute();
    expect(rows).toHaveLength(11);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(6);
    expect(new Set(rows.map(({ content }) => content)).size).toBe(11);
    for (const { content, source_url, verified, tags } of rows) {
      expect(content.split(/\s+/).length).toBeGreaterThan(100);
      expect(verified && source_url === null).toBe(false);
      expect(tags.length).toBeGreaterThan(2);
    }
    expect(rows[0]).toMatchObject({ slug: 'pay-scales-for-2026-to-2027', priority: 'high', views: 4126 });
  });

  test('is not doubled, and views that were counted stay counted', async () => {
    const { db } = database;
    await db.updateTable('article').set({ views: 5000 }).where('slug', '=', 'six-employment-checks').execute();
    const before = await articles().execute();
    await loadSample(db, clock);
    expect(await articles().execute()).toEqual(before);
  });

  test('follows its file where a text was changed', async () => {
    const { db } = database;
    const before = await articles().execute();
    await db.updateTable('article').set({ content: 'Other.' }).where('slug', '=', 'six-employment-checks').execute();
    await loadSample(db, clock);
    const comparable = (rows: typeof before) => rows.map(({ updated_at, ...row }) => row);
    expect(comparable(await articles().execute())).toEqual(comparable(before));
  });
});

describe('generated articles', () => {
  beforeAll(() => replaceBulkArticles(database.db, { count: COUNT, clock }));

  test('are of the last thousand days, of every kind', async () => {
    const rows = await generated().execute();
    expect(rows).toHaveLength(COUNT);
    expect(rows[0]?.published_at.slice(0, 10)).toBe('2026-11-18');
    expect(rows.at(-1)?.published_at.slice(0, 10)).toBe('2024-02-25');
    const kinds = (column: 'category' | 'priority' | 'verified' | 'image') =>
      new Set(rows.map((row) => row[column])).size;
    expect([kinds('category'), kinds('priority'), kinds('verified'), kinds('image')]).toEqual([6, 3, 2, 6]);
    expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(COUNT * 0.9);
    expect(rows.every(({ title, summary }) => !/[{}]/.test(title + summary))).toBe(true);
  });

  test('carry what the trigger would have set', async () => {
    const before = await generated().execute();
    await database.db.updateTable('article').set({ search_text: '', search_vector: '', read_time: 9 }).execute();
    expect(await generated().execute()).toEqual(before);
  });

  test('are the same when they are made again, and leave other articles alone', async () => {
    const before = await articles().execute();
    await replaceBulkArticles(database.db, { count: COUNT, clock });
    expect(await articles().execute()).toEqual(before);
  });

  test('leave the trigger and the indexes in place, however many there are', async () => {
    const indexes = async () =>
      (
        await sql`select pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = 'article'::regclass order by 1`.execute(database.db)
      ).rows;
    const before = await indexes();
    await replaceBulkArticles(database.db, { count: 0, clock });
    expect(await generated().execute()).toEqual([]);
    expect(await indexes()).toEqual(before);
    expect((await createArticle(database.db, { title: 'Trigger' })).search_text).toMatch(/^trigger/);
  });
});
