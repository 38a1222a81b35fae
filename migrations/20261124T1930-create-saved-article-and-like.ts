import { type Kysely, sql } from 'kysely';

/** Articles that accounts save and like; how many like an article is counted in it, those without an account too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article add column likes integer not null default 0 check (likes >= 0)`.execute(db);
  await sql`comment on column article.likes is 'Accounts that like it, and visitors without an account, these once a day.'`.execute(
    db,
  );
  await sql`
    create table saved_article (
      account_id uuid not null references account (id) on delete cascade,
      article_id uuid not null references article (id) on delete cascade,
      saved_at timestamptz(3) not null,
      primary key (account_id, article_id)
    )`.execute(db);
  await sql`
    create index saved_article_newest on saved_article (account_id, saved_at desc, article_id desc)`.execute(db);
  await sql`create index saved_article_article on saved_article (article_id)`.execute(db);
  await sql`
    create table article_like (
      article_id uuid not null references article (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      liked_at timestamptz(3) not null,
      primary key (article_id, account_id)
    )`.execute(db);
  await sql`create index article_like_account on article_like (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table article_like`.execute(db);
  await sql`drop table saved_article`.execute(db);
  await sql`alter table article drop column likes`.execute(db);
}
