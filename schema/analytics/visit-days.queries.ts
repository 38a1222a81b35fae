import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { countedVisitors } from './counted-visitors.ts';

/** So many pages of a day keep a sum of their own: a program can make up any number of addresses. */
const MOST_PATHS = 200;
/** So many kinds of events of a day, likewise. */
const MOST_EVENT_TYPES = 100;

/**
 * Adds up the days from the one before the newest that has been added up, which may have gone on since, and deletes the
 * single page views and events of all days before `oldest` (YYYY-MM-DD).
 */
export async function rollUpVisits(db: Kysely<DB>, oldest: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ day: string }>`
      select (coalesce(max(day), date '2000-01-01') - 1)::text as day from visit_day`.execute(transaction);
    const from = rows[0]?.day ?? '';
    await addUpViews(transaction, from);
    await addUpEvents(transaction, from);
  });
  await db.deleteFrom('page_view').where('day', '<', oldest).execute();
  await db.deleteFrom('tracked_event').where('day', '<', oldest).execute();
}

async function addUpViews(transaction: Transaction<DB>, from: string): Promise<void> {
  await sql`
    insert into visit_day as present (day, page_views, visitors)
    select day, page_views, visitors from (${countedVisitors(sql`day >= ${from}::date`)}) as days order by day
    on conflict (day) do update set
      page_views = greatest(present.page_views, excluded.page_views),
      visitors = greatest(present.visitors, excluded.visitors)`.execute(transaction);
  await sql`
    delete from page_view_day where day in (select distinct day from page_view where day >= ${from}::date)`.execute(
    transaction,
  );
  await sql`
    insert into page_view_day (day, path, page_views, visitors)
    select day, path, views, visitors from (
      select day, path, count(*) as views, count(distinct visitor) as visitors,
          row_number() over (partition by day order by count(*) desc, path) as place
        from page_view where day >= ${from}::date group by day, path) as pages
      where place <= ${sql.lit(MOST_PATHS)}
    on conflict do nothing`.execute(transaction);
}

async function addUpEvents(transaction: Transaction<DB>, from: string): Promise<void> {
  await sql`
    delete from tracked_event_day
      where day in (select distinct day from tracked_event where day >= ${from}::date)`.execute(transaction);
  await sql`
    insert into tracked_event_day (day, event_type, events)
    select day, event_type, events from (
      select day, event_type, count(*) as events,
          row_number() over (partition by day order by count(*) desc, event_type) as place
        from tracked_event where day >= ${from}::date group by day, event_type) as kinds
      where place <= ${sql.lit(MOST_EVENT_TYPES)}
    on conflict do nothing`.execute(transaction);
}
