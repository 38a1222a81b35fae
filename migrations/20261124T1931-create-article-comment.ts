import { type Kysely, sql } from 'kysely';

/** The discussion of articles, and what users report of it. A comment goes when its author withdraws it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article add column comments integer not null default 0 check (comments >= 0)`.execute(db);
  await sql`comment on column article.comments is 'Comments that are shown, counted anew with each change of one.'`.execute(
    db,
  );
  await sql`
    create table article_comment (
      id uuid primary key default uuid_v7(),
      article_id uuid not null references article (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      text text not null check (length(text) between 1 and 2000),
      author_name text not null check (length(author_name) between 1 and 201),
      author_role text not null check (length(author_role) between 1 and 60),
      author_organization text not null check (length(author_organization) <= 400),
      state text not null check (state in ('held', 'shown', 'removed')),
      revision integer not null default 1 check (revision >= 1),
      removal_reason text check (length(removal_reason) between 1 and 1000),
      posted_at timestamptz(3) not null,
      edited_at timestamptz(3),
      waiting_since timestamptz(3),
      hidden_at timestamptz(3),
      check ((state = 'removed') = (removal_reason is not null)),
      check (state <> 'held' or waiting_since is not null),
      check (state <> 'removed' or waiting_since is null)
    )`.execute(db);
  await sql`comment on column article_comment.author_name is 'As the author was called when they wrote it: a later profile does not change who said it.'`.execute(
    db,
  );
  await sql`comment on column article_comment.revision is 'Counts its texts, so that operators decide about the one that they have read.'`.execute(
    db,
  );
  await sql`comment on column article_comment.waiting_since is 'Since when operators are to decide about it: held, or reported; null while they are not.'`.execute(
    db,
  );
  await sql`comment on column article_comment.hidden_at is 'Since when it is shown to no user, as its account is suspended; null while it is not.'`.execute(
    db,
  );
  await sql`
    create index article_comment_shown on article_comment (article_id, posted_at desc, id desc)
    where state = 'shown' and hidden_at is null`.execute(db);
  await sql`create index article_comment_article on article_comment (article_id)`.execute(db);
  await sql`create index article_comment_own on article_comment (account_id, posted_at desc, id desc)`.execute(db);
  await sql`
    create index article_comment_waiting on article_comment (waiting_since, id)
    where waiting_since is not null and hidden_at is null`.execute(db);
  await sql`
    create table comment_report (
      id uuid primary key default uuid_v7(),
      comment_id uuid not null references article_comment (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      reason text not null check (length(reason) between 1 and 500),
      reported_at timestamptz(3) not null,
      outcome text check (outcome in ('removed', 'dismissed')),
      unique (comment_id, account_id)
    )`.execute(db);
  await sql`comment on column comment_report.outcome is 'What came of it; null while operators have not decided.'`.execute(
    db,
  );
  await sql`create index comment_report_account on comment_report (account_id, reported_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table comment_report`.execute(db);
  await sql`drop table article_comment`.execute(db);
  await sql`alter table article drop column comments`.execute(db);
}
