import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { alertAtSending } from '../../../schema/alerts/alert-at-sending.ts';
import { findFeed } from '../../../schema/alerts/due-alerts.queries.ts';
import { deleteHitsBefore } from '../../../schema/alerts/saved-searches.queries.ts';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { findNamed, listFollowers } from '../../../schema/compliance/following/document-follows.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { replaceBulkArticles } from '../../../server/database/bulk/bulk-articles.ts';
import { replaceBulkDocuments } from '../../../server/database/bulk/bulk-documents.ts';
import { replaceBulkEquipment } from '../../../server/database/bulk/bulk-equipment.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { alertHost } from '../../schema/alerts/alert-host.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const SQL_ID = sql`('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const TODAY = '2026-11-24';
const NOW = `${TODAY}T09:00:00.000Z`;
const reader: Viewer = {
  kind: 'account',
  accountId: idOf(1),
  sessionId: idOf(1),
  access: 'member',
  emailConfirmedAt: NOW,
};

/** A mail is due of one search in 500, and each has found 20 rows before. */
async function saveSearches(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  await sql`
    insert into account (id, email, email_key, email_confirmed_at)
    select ${SQL_ID}, 'reader' || n || '@example.com', 'reader' || n || '@example.com', now()
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`
    insert into saved_search (id, account_id, area, name, filter, filter_key, list_query, frequency, condition, labels,
      saved_at, looks_since, waiting, mail_due_at)
    select ${SQL_ID}, ${SQL_ID}, (array['jobs', 'documents', 'equipment', 'news'])[n % 4 + 1], 'Search ' || n, '{}', n::text,
      '', 'instant', ''':word' || n || ''' & '':all''', '{"terms": {}, "stems": [], "always": []}', ${NOW}, '2026-01-01',
      20, case when n % 500 = 1 then ${NOW}::timestamptz end
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`
    insert into saved_search_term (area, term, saved_search_id)
    select area, ':word' || filter_key, id from saved_search`.execute(db);
  await sql`
    with newest as (
      select 'jobs' as area, array(select id from job order by id desc limit 20) as ids
      union all select 'documents', array(select id from document order by id desc limit 20)
      union all select 'equipment', array(select id from equipment order by id desc limit 20)
      union all select 'news', array(select id from article order by id desc limit 20)
    )
    insert into saved_search_hit (saved_search_id, record_id, edition, found_at)
    select saved_search.id, unnest(ids), '', ${NOW} from saved_search join newest using (area)`.execute(db);
}

/** Each account follows a document, a regulation and a role. */
async function followDocuments(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  await sql`
    insert into document_follow (account_id, kind, document_id, followed_at)
    select ${SQL_ID}, 'document', (array(select id from document order by id))[n % 4000 + 1], ${NOW}
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`
    insert into document_follow (account_id, kind, name, followed_at)
    select ${SQL_ID}, kind, initcap(kind) || ' ' || n % 1000, ${NOW}
    from generate_series(1, ${count}::integer) as n, unnest(array['regulation', 'role']) as kind`.execute(db);
}

/** Of each list, 50 rows have begun to be listed, and are not looked at yet; those who follow one document are not told of it yet. */
async function publish(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('published_record').execute();
  await sql`
    insert into published_record (area, record_id)
    select 'document-followers', document_id from document_follow where document_id is not null
    order by id limit 1`.execute(db);
  for (const [area, table] of Object.entries(listed)) {
    await sql`
      insert into published_record (area, record_id)
      select ${area}, id from ${sql.table(table)} order by id desc limit 50`.execute(db);
  }
}

const listed = { jobs: 'job', documents: 'document', equipment: 'equipment', news: 'article' } as const;
const tables = ['saved_search', 'saved_search_term', 'saved_search_hit', ...Object.values(listed)];

describePostgres('nothing that saved searches do reads a whole table', () => {
  const portal = new ExplainedPortal(
    [replaceBulkJobs, 20_000],
    [replaceBulkDocuments, 5_000],
    [replaceBulkEquipment, 20_000],
    [replaceBulkArticles, 20_000],
    [saveSearches, 10_000],
    [followDocuments, 10_000],
    [publish, 1],
  );

  test('a run over what was published, with its mails', async () => {
    const run = await writeAlerts(alertHost(portal.recorded, NOW));
    expect(run).toMatchObject({ records: 200, matches: 0 });
    expect(run.mails, 'of searches, and to those who follow a document').toBeGreaterThan(20);
    await portal.expectNoScan(...tables);
  });

  test('a mail that is looked at again when it is sent', async () => {
    const site = { productName: 'Portal', origin: 'https://portal.example' };
    const words = alertAtSending({ db: portal.recorded, clock: { now: () => new Date(NOW) }, site });
    const mail = {
      recordId: idOf(1),
      writtenAt: NOW,
      documentVersionId: null,
      words: { subject: '', text: '', html: '' },
    };
    expect(await words(mail)).toMatchObject({ subject: 'New documents: Search 1' });
    expect(await portal.expectNoScan(...tables)).toBe(2);
  });

  test.each(Object.keys(listed))('a feed: %s', async (area) => {
    const { id } = await portal.db
      .selectFrom('saved_search')
      .select('id')
      .where('area', '=', area)
      .executeTakeFirstOrThrow();
    expect((await findFeed(portal.recorded, id, TODAY))?.hits.length).toBeGreaterThan(10);
    expect(await portal.expectNoScan(...tables)).toBe(2);
  });

  test('who is told of a new version of a document', async () => {
    const { id: documentId } = await portal.db
      .selectFrom('document')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const versionId = idOf(1);
    const about = { documentId, versionId, regulations: ['Regulation 7, section 3'], applicableTo: ['role 8'] };
    const followers = await listFollowers(portal.recorded, about, 500);
    expect(followers.filter(({ regulations }) => regulations.length > 0)).toHaveLength(10);
    expect(followers.filter(({ roles }) => roles.length > 0)).toHaveLength(10);
    // Of so few accounts, PostgreSQL may well read all to join them.
    expect(await portal.expectNoScan('document_follow')).toBe(1);
  });

  test('the name of a regulation that is to be followed', async () => {
    await findNamed(portal.recorded, 'regulation', 'Modern Slavery Act 2015');
    expect(await portal.expectNoScan('document', 'document_version')).toBe(1);
  });

  test("the list of an account's own", async () => {
    await portal.ask('{ savedSearches { name frequency } }', {}, reader);
    expect(await portal.expectNoScan(...tables)).toBe(1);
  });

  test('what is forgotten after 30 days', async () => {
    await deleteHitsBefore(portal.recorded, '2026-10-01T00:00:00.000Z');
    expect(await portal.expectNoScan(...tables)).toBe(1);
  });

  test('the end of an alert', async () => {
    await portal.recorded.deleteFrom('saved_search').where('id', '=', idOf(7)).execute();
    expect(await portal.expectNoScan(...tables)).toBe(1);
  });
});
