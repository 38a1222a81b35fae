import { type Kysely, sql } from 'kysely';

/** What was searched for in the help center and not found, counted by day, with nothing of who searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unanswered_help_search (
      id uuid primary key default uuid_v7(),
      day date not null,
      text text not null check (length(text) between 3 and 100),
      searches integer not null default 1 check (searches >= 1),
      unique (day, text)
    ) with (fillfactor = 80)`.execute(db);
  await sql`comment on column unanswered_help_search.text is 'In lower case. Texts with an at sign or a long number are never stored.'`.execute(
    db,
  );
  await sql`comment on column unanswered_help_search.searches is 'How often, each visitor once a day.'`.execute(db);
  // The list of operators, whose newest day comes first.
  await sql`create index unanswered_help_search_newest on unanswered_help_search (day desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table unanswered_help_search`.execute(db);
}
