import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';

/** What marks of visitors call an article that was rated. */
export function voteSubject(articleId: string): string {
  return `help article vote ${articleId}`;
}

/** How often visitors said that an article was helpful, and that it was not. */
export interface HelpVotes {
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
}

/** What a visitor says of an article. */
export interface HelpVote {
  readonly articleId: string;
  readonly isHelpful: boolean;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * Counts what a visitor says of an article, once a mark and day, in one statement.
 *
 * @returns the counts from now on; undefined if this visitor has said so before.
 */
export async function insertVote(
  db: Kysely<DB>,
  { articleId, isHelpful, day }: HelpVote,
  mark: VisitorMark,
): Promise<HelpVotes | undefined> {
  const column = sql.ref(isHelpful ? 'helpful_count' : 'unhelpful_count');
  const { rows } = await sql<HelpVotes>`
    with marked as (${leaveMark(voteSubject(articleId), day, mark)})
    update help_article set ${column} = ${column} + 1 from marked where id = ${articleId}
    returning helpful_count as "helpfulCount", unhelpful_count as "unhelpfulCount"`.execute(db);
  return rows[0];
}
