import { type Kysely, sql } from 'kysely';

/** The daily mail of what waits on the operators' desk: the days that are done, and who does not want it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_mail_day (
      day date primary key,
      written_at timestamptz(3) not null,
      mails integer not null default 0 check (mails >= 0)
    )`.execute(db);
  await sql`comment on table desk_mail_day is 'A row is written in the transaction of the mails of its day, so that they are written once.'`.execute(
    db,
  );
  await sql`alter table account add column desk_mail_stopped_at timestamptz(3)`.execute(db);
  await sql`comment on column account.desk_mail_stopped_at is 'Since when an operator wants no daily mail of what waits; null while they get it.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column desk_mail_stopped_at`.execute(db);
  await sql`drop table desk_mail_day`.execute(db);
}
