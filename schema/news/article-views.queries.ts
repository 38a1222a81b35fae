import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';

/** What marks of visitors call an opened article. */
export function viewSubject(articleId: string): string {
  return `article view ${articleId}`;
}

/**
 * Counts a view of the article, once a mark and day (YYYY-MM-DD), in one statement.
 *
 * @returns the views from now on; undefined if this one was counted before.
 */
export async function insertView(
  db: Kysely<DB>,
  articleId: string,
  day: string,
  mark: VisitorMark,
): Promise<number | undefined> {
  const { rows } = await sql<{ views: number }>`
    with marked as (${leaveMark(viewSubject(articleId), day, mark)})
    update article set views = views + 1 from marked where id = ${articleId}
    returning views`.execute(db);
  return rows[0]?.views;
}
