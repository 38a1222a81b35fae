import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import type { VisitorMark } from './visitor.ts';

/** So many browsers behind one address are counted for a subject and day: a program can make up any number of them. */
const MOST_IN_A_NETWORK = 50;

/** The secret of a day (YYYY-MM-DD), created by the first process that needs it, for all processes; cached for a minute. */
export const findSecret = cachedAnswer(60_000, async (db, day: string) => {
  const { secret } = await db
    .insertInto('visitor_secret')
    .values({ day, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
    .returning('secret')
    .executeTakeFirstOrThrow();
  return secret;
});

/**
 * A part of a statement that leaves the mark, and has one row if it was not there before. Of statements that run at
 * the same moment one leaves it, and the others wait for it and have no row.
 */
export function leaveMark(subject: string, day: string, { visitor, network }: VisitorMark): RawBuilder<unknown> {
  return sql`
    insert into visitor_mark (subject, day, visitor, network)
    select ${subject}, ${day}::date, ${visitor}, ${network}
    where (
      select count(*) from visitor_mark
      where subject = ${subject} and day = ${day}::date and network = ${network}
    ) < ${sql.lit(MOST_IN_A_NETWORK)}
    on conflict do nothing
    returning subject`;
}

/** Deletes the marks and the secrets of all days before this one (YYYY-MM-DD). */
export async function deleteMarksBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('visitor_secret').where('day', '<', day).execute();
  await db.deleteFrom('visitor_mark').where('day', '<', day).execute();
}
