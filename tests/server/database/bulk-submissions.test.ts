import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOwnersEmployer } from '../../../schema/jobs/postings/job-postings.queries.ts';
import { replaceBulkArticles } from '../../../server/database/bulk/bulk-articles.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import {
  replaceBulkApplications,
  replaceBulkComments,
  replaceBulkMessages,
  replaceBulkOrders,
} from '../../../server/database/bulk/bulk-submissions.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const COUNT = 1_000;
const all = [replaceBulkApplications, replaceBulkOrders, replaceBulkMessages, replaceBulkComments] as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await replaceBulkJobs(database.db, { count: 300, clock });
  await replaceBulkArticles(database.db, { count: 250, clock });
  for (const replace of all) await replace(database.db, { count: COUNT, clock });
});
afterAll(() => database.close());

async function counts() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from job_application) as applications,
      (select count(*)::integer from job_application_move) as moves,
      (select count(*)::integer from bulk_order where reference like 'GEN-%') as orders,
      (select count(distinct order_id)::integer from bulk_order_item) as "ordersWithItems",
      (select count(*)::integer from enquiry where reference like 'GEN-%') as messages,
      (select count(*)::integer from enquiry_entry) as entries,
      (select count(*)::integer from article_comment) as comments,
      (select sum(comments)::integer from article) as shown,
      (select count(*)::integer from account where email like 'generated-%') as people`.execute(database.db);
  return rows[0];
}

test('have all that belongs to them, and belong to generated people', async () => {
  const { db } = database;
  const held = await db.selectFrom('article_comment').select('id').where('state', '=', 'held').execute();
  expect(await counts()).toEqual({
    applications: COUNT,
    moves: COUNT,
    orders: COUNT,
    ordersWithItems: COUNT,
    messages: COUNT,
    entries: COUNT,
    comments: COUNT,
    shown: COUNT - held.length,
    people: 20,
  });
  expect(held.length).toBeGreaterThan(0);
  const waiting = db.selectFrom('bulk_order').select('id').where('handled_at', 'is', null);
  expect((await waiting.execute()).length).toBeLessThan(COUNT / 10);
  const { rows } = await sql`
    select distinct job.apply_url, employer.access, ${isOwnersEmployer} as "canRead" from job_application
      join job on job.id = job_id join account as employer on employer.id = job.owner_id`.execute(db);
  expect(rows).toEqual([{ apply_url: null, access: 'verified', canRead: true }]);
});

test('are made anew as often as one likes, and taken away', async () => {
  for (const replace of all) await replace(database.db, { count: COUNT / 2, clock });
  expect(await counts()).toMatchObject({ applications: COUNT / 2, orders: COUNT / 2, entries: COUNT / 2 });
  for (const replace of all) await replace(database.db, { count: 0, clock });
  expect(await counts()).toMatchObject({ applications: 0, moves: 0, orders: 0, messages: 0, comments: 0, shown: 0 });
});
