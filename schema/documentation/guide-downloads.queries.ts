import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';

/** What marks of visitors call a downloaded guide. */
export function guideSubject(slug: string): string {
  return `guide download ${slug}`;
}

/** How often each guide was downloaded, by slug; one that never was is missing. */
export async function findGuideDownloads(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('guide_download').select(['slug', 'download_count as count']).execute();
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

/** Counts a download of the guide, once a mark and day (YYYY-MM-DD), in one statement: it is stored when this answers. */
export async function insertGuideDownload(db: Kysely<DB>, slug: string, day: string, mark: VisitorMark): Promise<void> {
  await sql`
    with marked as (${leaveMark(guideSubject(slug), day, mark)})
    insert into guide_download (slug, download_count)
    select ${slug}, 1 from marked
    on conflict (slug) do update set download_count = guide_download.download_count + 1`.execute(db);
}
