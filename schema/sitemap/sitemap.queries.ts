import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { listed as listedDocument } from '../compliance/document-conditions.ts';
import { offered } from '../equipment/equipment-conditions.ts';
import { listed as listedHelp } from '../help/help-article-filter.ts';
import { listed as listedJob } from '../jobs/job-conditions.ts';
import { listed as listedArticle } from '../news/article-filter.ts';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';

export const sitemapKinds = ['jobs', 'documents', 'equipment', 'news', 'help', 'training', 'safety'] as const;
/** What has a page for each row. */
export type SitemapKind = (typeof sitemapKinds)[number];

/** A row with its own page. */
export interface SitemapRow {
  /** What names it in the address of its page. */
  readonly key: string;
  readonly changedAt: string;
}

/** How many rows stand in one part: its text is less than a megabyte. */
export const PART_ROWS = 5_000;
/** An index may name 50,000 parts; this many rows are more than a search engine reads from one site. */
const MOST_PARTS = 1_000;
/** For how long the beginnings of the parts are kept. */
const KEPT_MS = 600_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

interface SitemapTable {
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<string>;
  readonly changedAt: RawBuilder<string>;
  readonly listed: RawBuilder<SqlBool>;
  /** Of the rows that are listed, those that are still so today. */
  still?(today: string): RawBuilder<SqlBool>;
}

const every = sql<SqlBool>`true`;
const tables: Readonly<Record<SitemapKind, SitemapTable>> = {
  jobs: {
    table: sql`job`,
    key: sql`id::text`,
    changedAt: sql`coalesce(changed_at, posted_at)`,
    listed: listedJob,
    still: (today) => sql`job.closes_on is null or job.closes_on >= ${today}::date`,
  },
  documents: { table: sql`document`, key: sql`slug`, changedAt: sql`published_at`, listed: listedDocument },
  equipment: { table: sql`equipment`, key: sql`id::text`, changedAt: sql`updated_at`, listed: offered },
  news: { table: sql`article`, key: sql`slug`, changedAt: sql`published_at`, listed: listedArticle },
  training: {
    table: sql`training_programme`,
    key: sql`slug`,
    changedAt: sql`updated_at`,
    listed: sql`kind = 'path'`,
  },
  safety: {
    table: sql`safety_notice`,
    key: sql`slug`,
    changedAt: sql`coalesce(withdrawn_at, entered_at)`,
    listed: every,
  },
  help: { table: sql`help_article`, key: sql`slug`, changedAt: sql`updated_at`, listed: listedHelp },
};

/** The first row of each part but the first; ten minutes old at most. */
export const furtherParts = cachedAnswer(KEPT_MS, async (db, kind: SitemapKind): Promise<readonly string[]> => {
  const { table, listed } = tables[kind];
  const found: string[] = [];
  while (found.length < MOST_PARTS) {
    // Each statement looks at the keys of one part, and none waits long for a table of any size.
    const { rows } = await sql<{ id: string }>`
      select id from ${table} where ${listed} and id >= ${found.at(-1) ?? NO_ID}::uuid
      order by id offset ${PART_ROWS}::bigint limit 1`.execute(db);
    const [next] = rows;
    if (!next) break;
    found.push(next.id);
  }
  return found;
});

/** The rows of one part, from the one with this identifier on; from the first row if there is none. */
export async function readPart(
  db: Kysely<DB>,
  { kind, from, today }: { readonly kind: SitemapKind; readonly from: string | undefined; readonly today: string },
): Promise<SitemapRow[]> {
  const { table, key, changedAt, listed, still } = tables[kind];
  const { rows } = await sql<SitemapRow>`
    select ${key} as key, ${changedAt} as "changedAt" from (
      select * from ${table} where ${listed} and id >= ${from ?? NO_ID}::uuid order by id limit ${PART_ROWS}::bigint
    ) as ${table} where ${still?.(today) ?? every} order by id`.execute(db);
  return rows;
}
