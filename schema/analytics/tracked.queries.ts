import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { PageViewRow, TrackedBatch, TrackedEventRow } from './tracked-batch.ts';

/** Stores all that waits. What the database refuses is lost, and is not tried again. */
export async function storeTracked(db: Kysely<DB>, batch: TrackedBatch): Promise<void> {
  for (let { views, events } = batch.take(); views.length + events.length > 0; { views, events } = batch.take()) {
    if (views.length > 0) {
      await insertViews(db, views);
    }
    if (events.length > 0) {
      await insertEvents(db, events);
    }
  }
}

async function insertViews(db: Kysely<DB>, views: readonly PageViewRow[]): Promise<void> {
  await sql`
    insert into page_view (viewed_at, day, network, visitor, path, referrer_host, device)
    select "viewedAt", day, network, visitor, path, "referrerHost", device
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as view
        ("viewedAt" timestamptz, day date, network text, visitor text, path text, "referrerHost" text, device text)`.execute(
    db,
  );
}

async function insertEvents(db: Kysely<DB>, events: readonly TrackedEventRow[]): Promise<void> {
  await sql`
    insert into tracked_event (happened_at, day, visitor, event_type, path, metadata)
    select "happenedAt", day, visitor, "eventType", path, metadata
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event
        ("happenedAt" timestamptz, day date, visitor text, "eventType" text, path text, metadata jsonb)`.execute(db);
}
