import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';

/** How long senders waited for their first reply. */
export interface ReplyTime {
  /** How many enquiries got one. */
  readonly replies: number;
  /** The median, in minutes; null if there are none. */
  readonly medianMinutes: number | null;
}

const KEPT_FOR_MS = 60_000;

/** How long the first replies since a day took; a minute old at most. */
export const findReplyTime: (db: Kysely<DB>, since: string) => Promise<ReplyTime> = cachedAnswer(
  KEPT_FOR_MS,
  (db, since: string) =>
    db
      .selectFrom('enquiry')
      .select((select) => [
        select.fn.countAll<number>().as('replies'),
        sql<number | null>`round(percentile_cont(0.5) within group
          (order by extract(epoch from first_replied_at - sent_at)) / 60)::int`.as('medianMinutes'),
      ])
      .where('first_replied_at', '>=', since)
      .executeTakeFirstOrThrow(),
);
