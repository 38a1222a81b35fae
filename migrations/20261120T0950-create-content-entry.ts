import { type Kysely, sql } from 'kysely';

/**
 * Editable texts, display figures and external addresses, by key. Keys are compared by bytes: in the same order on every
 * server, and one index serves order and beginnings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_entry (
      key text collate "C" primary key check (key ~ '^[a-z0-9]+([.-][a-z0-9]+)*$' and length(key) <= 120),
      title text not null default '' check (length(title) <= 200),
      body text not null default '' check (length(body) <= 50000),
      items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
      illustrative boolean not null default false,
      sample_digest text,
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`comment on column content_entry.sample_digest is 'Digest of the values that the sample loader wrote; where it no longer matches, an editor changed the entry.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_entry`.execute(db);
}
