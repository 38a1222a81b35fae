import { type Kysely, sql } from 'kysely';

/**
 * Marks that a visitor has done something today, so that nobody is counted twice. A mark is made with a secret of the
 * day and goes with it: without the secret nothing says who came. Both tables are unlogged: what they hold never
 * reaches a copy of the log or another server, and is gone after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table visitor_secret (
      day date primary key,
      secret text not null check (length(secret) >= 43)
    )`.execute(db);
  await sql`comment on table visitor_secret is 'What the marks of a day are made with; deleted when the day, in London, is over.'`.execute(
    db,
  );
  await sql`
    create unlogged table visitor_mark (
      subject text not null,
      day date not null,
      visitor text not null,
      network text not null,
      primary key (subject, day, visitor)
    )`.execute(db);
  await sql`comment on column visitor_mark.subject is 'What was done, and to what.'`.execute(db);
  await sql`comment on column visitor_mark.visitor is 'Keyed digest of subject, network and browser.'`.execute(db);
  await sql`comment on column visitor_mark.network is 'Keyed digest of subject and network.'`.execute(db);
  await sql`create index visitor_mark_network on visitor_mark (subject, day, network)`.execute(db);
  await sql`create index visitor_mark_day on visitor_mark (day)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table visitor_mark`.execute(db);
  await sql`drop table visitor_secret`.execute(db);
}
