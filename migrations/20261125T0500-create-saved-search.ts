import { type Kysely, sql } from 'kysely';

/** When a row of each table begins to be listed, beside its insertion: it is noted then, for those who look for such rows. */
const noted = [
  { table: 'job', area: 'jobs', listed: 'new.closed_at is null and new.hidden_at is null' },
  {
    table: 'equipment',
    area: 'equipment',
    listed: `new.review_state = 'published' and new.withdrawn_at is null and new.hidden_at is null`,
    update: { of: 'review_state', when: `old.published_at is null and old.review_state <> 'published'` },
  },
  {
    table: 'document',
    area: 'documents',
    listed: 'new.version is not null and new.unpublished_at is null',
    update: {
      of: 'version, unpublished_at',
      when: 'old.version is distinct from new.version or old.unpublished_at is not null',
    },
  },
  {
    table: 'article',
    area: 'news',
    listed: 'new.unpublished_at is null',
    update: { of: 'unpublished_at', when: 'old.unpublished_at is not null' },
  },
] as const;

/**
 * Saved searches, of which their accounts are mailed what is newly published. A row that begins to be listed is noted in
 * published_record in its own transaction, where anybody looks for such rows: no time is compared, so that none is missed
 * whose transaction ends late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      area text not null check (area in ('jobs', 'documents', 'equipment', 'news')),
      name text not null check (length(name) between 1 and 200),
      filter jsonb not null,
      filter_key text not null,
      list_query text not null check (length(list_query) <= 1000),
      frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
      condition text not null,
      query tsquery not null generated always as (condition::tsquery) stored,
      lowest numeric,
      highest numeric,
      latitude double precision,
      longitude double precision,
      radius double precision,
      labels jsonb not null,
      saved_at timestamptz(3) not null,
      looks_since timestamptz not null default now(),
      waiting integer not null default 0,
      mail_due_at timestamptz(3),
      mailed_at timestamptz(3),
      constraint saved_search_once unique (account_id, area, filter_key)
    )`.execute(db);
  const columns = {
    filter: 'What its account looks for, as it was asked for.',
    filter_key: 'The same, in short and in one order.',
    list_query: 'The query of the address at which the portal lists the same; empty where it is not known.',
    condition: 'A tsquery over the words and the terms of a row: the words and the filters that it must have.',
    lowest: 'Of the salary or the price, at least.',
    radius: 'In miles, around the position.',
    labels: 'What the terms of the condition are called, and what is true of each match.',
    looks_since:
      'By the clock of the database, as noted_at of published_record is: what was noted before is not looked at.',
    waiting: 'Matches since the last mail.',
    mail_due_at: 'When the next mail is to be written; null while nothing waits.',
  };
  for (const [name, text] of Object.entries(columns)) {
    await sql`comment on column ${sql.ref(`saved_search.${name}`)} is ${sql.lit(text)}`.execute(db);
  }
  await sql`create index saved_search_mail_due on saved_search (mail_due_at) where mail_due_at is not null`.execute(db);
  await sql`
    create table saved_search_term (
      area text not null,
      term text not null,
      saved_search_id uuid not null references saved_search (id) on delete cascade,
      primary key (area, term, saved_search_id)
    )`.execute(db);
  await sql`comment on table saved_search_term is 'Each match of a saved search has one of its terms. They are the rarest of those that a match must have, so that few searches are asked about a row.'`.execute(
    db,
  );
  await sql`create index saved_search_term_search on saved_search_term (saved_search_id)`.execute(db);
  await sql`
    create table saved_search_hit (
      saved_search_id uuid not null references saved_search (id) on delete cascade,
      record_id uuid not null,
      edition text not null,
      found_at timestamptz(3) not null,
      mailed_at timestamptz(3),
      primary key (saved_search_id, record_id, edition)
    )`.execute(db);
  await sql`comment on table saved_search_hit is 'The newest matches of saved searches, mailed or not.'`.execute(db);
  await sql`comment on column saved_search_hit.edition is 'The version of a document, which is found once each; empty of other rows.'`.execute(
    db,
  );
  await sql`create index saved_search_hit_newest on saved_search_hit (saved_search_id, found_at desc, record_id desc)`.execute(
    db,
  );
  await sql`create index saved_search_hit_age on saved_search_hit (found_at)`.execute(db);
  await sql`
    create table published_record (
      id bigint primary key generated always as identity,
      area text not null,
      record_id uuid not null,
      noted_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table published_record is 'Rows that have begun to be listed and are not yet compared with saved searches.'`.execute(
    db,
  );
  await sql`create index published_record_next on published_record (area, id)`.execute(db);
  await createTriggers(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  // What an import brings was published before.
  await sql`
    create function note_published_record() returns trigger language plpgsql as $$
    begin
      if exists (select from saved_search where area = tg_argv[0])
          and coalesce(current_setting('portal.is_importing', true), '') = '' then
        insert into published_record (area, record_id) values (tg_argv[0], new.id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create index saved_search_area on saved_search (area)`.execute(db);
  for (const { table, area, listed, ...rest } of noted) {
    const run = sql`execute function note_published_record(${sql.lit(area)})`;
    await sql`
      create trigger ${sql.id(`${table}_note_insert`)} after insert on ${sql.table(table)}
      for each row when (${sql.raw(listed)}) ${run}`.execute(db);
    if ('update' in rest) {
      await sql`
        create trigger ${sql.id(`${table}_note_update`)} after update of ${sql.raw(rest.update.of)} on ${sql.table(table)}
        for each row when (${sql.raw(listed)} and (${sql.raw(rest.update.when)})) ${run}`.execute(db);
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table, ...rest } of noted) {
    await sql`drop trigger ${sql.id(`${table}_note_insert`)} on ${sql.table(table)}`.execute(db);
    if ('update' in rest) {
      await sql`drop trigger ${sql.id(`${table}_note_update`)} on ${sql.table(table)}`.execute(db);
    }
  }
  await sql`drop function note_published_record()`.execute(db);
  await sql`drop table published_record`.execute(db);
  await sql`drop table saved_search_hit`.execute(db);
  await sql`drop table saved_search_term`.execute(db);
  await sql`drop table saved_search`.execute(db);
}
