import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../schema/transaction.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { withoutIndexes } from '../../../server/database/bulk/without-indexes.ts';
import { createJob } from '../../factories/job.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const COUNT = 600;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await replaceBulkJobs(database.db, { count: COUNT, clock });
});
afterAll(() => database.close());

const generated = () => database.db.selectFrom('job').selectAll().where('reference', 'like', 'B0001-%').orderBy('id');

async function indexesAndKeys(): Promise<unknown[]> {
  const { rows } = await sql`
    select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'job'::regclass
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'job'::regclass
    order by definition`.execute(database.db);
  return rows;
}

test('are open posts of the last ninety days, of every kind', async () => {
  const jobs = await generated().execute();
  expect(jobs).toHaveLength(COUNT);
  expect(jobs[0]?.posted_at.slice(0, 10)).toBe('2026-08-22');
  expect(jobs.at(-1)?.posted_at.slice(0, 10)).toBe('2026-11-19');
  expect(jobs.every((job) => job.closed_at === null && (job.closes_on ?? '9999') > '2026-11-20')).toBe(true);
  expect(jobs.every((job) => job.salary_max !== null && job.salary_max >= (job.salary_min ?? 0))).toBe(true);
  const kinds = (column: 'type' | 'urgency' | 'pay_band' | 'department' | 'place_id') =>
    new Set(jobs.map((job) => job[column])).size;
  expect([kinds('type'), kinds('urgency')]).toEqual([3, 3]);
  expect(kinds('pay_band')).toBeGreaterThan(9);
  const isEntered = (job: (typeof jobs)[number]) => job.pay_band !== null && job.pay_nation === null;
  expect(jobs.filter(isEntered).length, 'no band whose scale is not held').toBeGreaterThan(10);
  expect(kinds('department')).toBeGreaterThan(25);
  expect(kinds('place_id')).toBeGreaterThan(50);
  const lengths = jobs.map((job) => job.description.split(' ').length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
});

test('carry what the trigger would have set', async () => {
  const before = await generated().execute();
  await database.db.updateTable('job').set({ search_text: '', search_vector: '' }).execute();
  expect(await generated().execute()).toEqual(before);
});

test('are the same when they are made again, and leave other jobs alone', async () => {
  const { id } = await database.db
    .selectFrom('place')
    .select('id')
    .where('slug', '=', 'leeds')
    .executeTakeFirstOrThrow();
  const own = await createJob(database.db, { place_id: id });
  const before = await generated().execute();
  await replaceBulkJobs(database.db, { count: COUNT, clock });
  expect(await generated().execute()).toEqual(before);
  expect(await database.db.selectFrom('job').selectAll().where('id', '=', own.id).executeTakeFirst()).toEqual(own);
});

test('leave the trigger switched on', async () => {
  const job = await createJob(database.db, { title: 'Ophthalmic nurse' });
  expect(job.search_text).toMatch(/^ophthalmic nurse/);
});

test('are gone when none is asked for', async () => {
  await replaceBulkJobs(database.db, { count: 0, clock });
  expect(await generated().execute()).toEqual([]);
});

test('indexes and foreign keys are dropped for a load and made again as they were', async () => {
  const { db } = database;
  const before = await indexesAndKeys();
  const during = await inTransaction(db, async (transaction) => {
    let left: number | undefined;
    await withoutIndexes(transaction, 'job', async () => {
      const found = await sql<{ count: number }>`
        select count(*) as count from pg_index where indrelid = 'job'::regclass`.execute(transaction);
      left = found.rows[0]?.count;
    });
    return left;
  });
  expect(during).toBe(2);
  expect(await indexesAndKeys()).toEqual(before);

  const failed = inTransaction(db, (transaction) =>
    withoutIndexes(transaction, 'job', () => Promise.reject(new Error('broken off'))),
  );
  await expect(failed).rejects.toThrow('broken off');
  expect(await indexesAndKeys()).toEqual(before);
});
