import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { selectWebinars } from './listed-webinars.ts';
import type { CheckedWebinar } from './webinar-draft.ts';
import type { WebinarRow } from './webinar-row.ts';

/** One webinar; nothing if there is none. */
export function findWebinar(db: Kysely<DB>, id: string): Promise<WebinarRow | undefined> {
  return selectWebinars(db.selectFrom('webinar').where('webinar.id', '=', id)).executeTakeFirst();
}

/** A webinar with the address for joining it, as operators see it. */
export function findJoinUrl(db: Kysely<DB>, id: string): Promise<{ readonly joinUrl: string | null } | undefined> {
  return db.selectFrom('webinar').select('join_url as joinUrl').where('id', '=', id).executeTakeFirst();
}

/** Holds a webinar until the end of the transaction. */
export async function lockWebinar(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('webinar').select('id').where('id', '=', id).forUpdate().execute();
}

/** Plans a webinar; its identifier. */
export async function insertWebinar(
  transaction: Transaction<DB>,
  webinar: CheckedWebinar,
  now: string,
): Promise<string> {
  const { id } = await transaction
    .insertInto('webinar')
    .values({ ...columnsOf(webinar), changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the fields of a webinar, with a new version if its calendar data changes. */
export async function updateWebinar(
  transaction: Transaction<DB>,
  change: {
    readonly id: string;
    readonly webinar: CheckedWebinar;
    readonly isNewVersion: boolean;
    readonly now: string;
  },
): Promise<void> {
  const { id, webinar, isNewVersion, now } = change;
  await transaction
    .updateTable('webinar')
    .set(columnsOf(webinar))
    .$if(isNewVersion, (query) => query.set({ sequence: sql`sequence + 1`, changed_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Cancels a webinar. */
export async function cancelWebinar(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction
    .updateTable('webinar')
    .set({ cancelled_at: now, changed_at: now, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ startsAt, endsAt, durationMinutes, joinUrl, ...same }: CheckedWebinar) {
  return {
    ...same,
    starts_at: startsAt,
    ends_at: endsAt,
    duration_minutes: durationMinutes,
    join_url: joinUrl,
  };
}
