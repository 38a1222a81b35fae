import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB, Webinar } from '../../../schema/tables.ts';
import webinars from './sample/webinars.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The sample webinars, on as many days from now as the file says. One that is over is held anew, as another one, so that there
 * are always some to come; while it is to come its time stays, as people have it in their calendars.
 */
export async function loadWebinars(db: Kysely<DB>, clock: Clock): Promise<void> {
  const now = clock.now();
  const ids = webinars.map(({ id }) => id);
  await db.deleteFrom('webinar').where('id', 'in', ids).where('ends_at', '<', now.toISOString()).execute();
  await upsertRows(db, {
    table: 'webinar',
    key: ['id'],
    rows: webinars.map((webinar) => webinarRow(webinar, now)),
    onlyWhenNew: ['starts_at', 'ends_at', 'duration_minutes', 'seats', 'taken', 'waiting', 'sequence', 'changed_at'],
  });
}

function webinarRow(webinar: (typeof webinars)[number], now: Date): Insertable<Webinar> {
  const { id, title, description, presenter, format, inDays, hourUtc, durationMinutes, seats, taken, joinUrl } =
    webinar;
  const start = new Date(now.getTime() + inDays * DAY_MS);
  start.setUTCHours(hourUtc, 0, 0, 0);
  return {
    ...{ id, title, description, presenter, format, seats, taken },
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + durationMinutes * MINUTE_MS).toISOString(),
    duration_minutes: durationMinutes,
    join_url: joinUrl,
    waiting: 0,
    sequence: 0,
    changed_at: now.toISOString(),
  };
}
