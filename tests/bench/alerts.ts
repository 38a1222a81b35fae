import { sql } from 'kysely';
import type { AreaFilters } from '../../schema/alerts/alert-areas.ts';
import { readCriteria } from '../../schema/alerts/read-criteria.ts';
import { insertSavedSearch } from '../../schema/alerts/saved-searches.queries.ts';
import { type AlertRun, writeAlerts } from '../../schema/alerts/write-alerts.ts';
import { londonDate } from '../../schema/text/clock-text.ts';
import { inTransaction } from '../../schema/transaction.ts';
import { replaceBulkJobs } from '../../server/database/bulk/bulk-jobs.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/driver/open.ts';
import { bringUpToDate } from '../../server/database/migrate/bring-up-to-date.ts';
import { openWorkQueue } from '../../server/database/queues/work-queue.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { openForWork } from './databases.ts';

/**
 * `npm run bench:alerts`: how long a run of alerts takes over so many new posts and saved searches, and how that grows
 * with each. It makes the database wl_bench_alerts on the server of DATABASE_URL anew, and drops it.
 */
const DATABASE = 'wl_bench_alerts';
const LIMIT_SECONDS = 300;
const rows = [
  { posts: 50_000, searches: 10_000 },
  { posts: 100_000, searches: 5_000 },
  { posts: 100_000, searches: 10_000 },
] as const;
/** So many different searches are saved, each by several accounts. */
const DIFFERENT = 500;

const words = ['nurse', 'midwife', 'radiographer', 'theatre', 'pharmacist', 'physiotherapist', 'dialysis', 'dementia'];
const towns = ['Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'Norwich', 'Exeter', 'Hull', 'Derby', 'Belfast', 'York'];

const serverUrl = process.env['DATABASE_URL'];
if (serverUrl) {
  await run(serverUrl);
} else {
  console.error('Set DATABASE_URL to a PostgreSQL server.');
  process.exitCode = 1;
}

async function run(url: string): Promise<void> {
  const server = await openForWork(url);
  await sql`drop database if exists ${sql.id(DATABASE)} with (force)`.execute(server.db);
  await sql`create database ${sql.id(DATABASE)}`.execute(server.db);
  const address = new URL(url);
  address.pathname = `/${DATABASE}`;
  const database = await openForWork(address.href);
  try {
    await fill(database);
    const measured = [];
    for (const { posts, searches } of rows) {
      const row = { posts, searches, ...(await measure(database, address.href, { posts, searches })) };
      measured.push(row);
      console.log(row);
    }
    console.table(measured);
    const slowest = Math.max(...measured.map(({ seconds }) => seconds));
    if (slowest > LIMIT_SECONDS) {
      console.error(`A run took ${slowest} s, and may take ${LIMIT_SECONDS} s.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
    await sql`drop database ${sql.id(DATABASE)} with (force)`.execute(server.db);
    await server.close();
  }
}

async function fill(database: OpenDatabase): Promise<void> {
  const clock = { now: () => new Date() };
  await bringUpToDate(database);
  await loadSample(database.db, clock);
  await replaceBulkJobs(database.db, { count: Math.max(...rows.map(({ posts }) => posts)), clock });
  await sql`
    insert into account (email, email_key, email_confirmed_at)
    select 'reader' || number || '@example.com', 'reader' || number || '@example.com', now()
    from generate_series(1, ${Math.max(...rows.map(({ searches }) => searches))}::integer) as number`.execute(
    database.db,
  );
  await sql`vacuum (analyze)`.execute(database.db);
}

/** A third each of words alone, of words in a place, and of filters with a distance. */
function filterOf(number: number): AreaFilters['jobs'] {
  const word = words[number % words.length] ?? '';
  const town = towns[Math.floor(number / words.length) % towns.length] ?? '';
  const band = String(2 + (number % 6));
  switch (number % 3) {
    case 0:
      return { search: word, band: [band], salaryMin: 25_000 + 1_000 * Math.floor(number / 80) };
    case 1:
      return { search: `${word} in ${town}`, salaryMin: 20_000 + 1_000 * Math.floor(number / 80) };
    default:
      return { near: town, radius: 5 + 5 * (number % 8), band: [band], type: ['permanent'] };
  }
}

async function saveSearches({ db }: OpenDatabase, count: number): Promise<void> {
  const today = londonDate(new Date());
  const accounts = await db.selectFrom('account').select('id').where('email', 'like', 'reader%').limit(count).execute();
  for (let number = 0; number < DIFFERENT; number += 1) {
    const filter = filterOf(number);
    const criteria = await readCriteria(db, 'jobs', filter, today);
    const own = accounts.filter((_account, index) => index % DIFFERENT === number);
    await inTransaction(db, async (transaction) => {
      for (const { id } of own) {
        const saved = { area: 'jobs', listQuery: '', frequency: 'instant', now: new Date().toISOString() } as const;
        await insertSavedSearch(transaction, { ...criteria, ...saved, filter, accountId: id });
      }
    });
  }
}

async function measure(
  filled: OpenDatabase,
  url: string,
  { posts, searches }: { readonly posts: number; readonly searches: number },
): Promise<AlertRun & { readonly seconds: number }> {
  await sql`truncate saved_search, published_record, outgoing_mail cascade`.execute(filled.db);
  await saveSearches(filled, searches);
  await sql`
    insert into published_record (area, record_id)
    select 'jobs', id from job where reference like 'B0001-26-%' order by posted_at desc limit ${posts}`.execute(
    filled.db,
  );
  await sql`analyze saved_search, saved_search_term, published_record`.execute(filled.db);
  // What is measured has the time for each statement that it has in the portal.
  const { db, close } = await openDatabase({ databaseUrl: url, dataDirectory: '', poolSize: 2 });
  const queue = await openWorkQueue(db, (error) => console.error(error));
  const site = { productName: 'Bench', origin: 'https://bench.example' };
  const started = performance.now();
  const result = await writeAlerts({ db, clock: { now: () => new Date() }, ports: { site, queue } });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  await queue.close();
  await close();
  return { ...result, seconds };
}
