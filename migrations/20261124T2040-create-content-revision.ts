import { type Kysely, sql } from 'kysely';

/** What operators have made of articles, help articles and documents. A revision is added and never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_revision (
      id uuid primary key default uuid_v7(),
      kind text not null check (kind in ('article', 'help_article', 'document')),
      subject_id uuid not null,
      number integer not null check (number >= 0),
      action text not null check (action in ('loaded', 'created', 'edited', 'published', 'unpublished', 'restored')),
      note text not null check (length(note) <= 500),
      fields jsonb not null check (jsonb_typeof(fields) = 'object'),
      changed_fields text[] not null,
      account_id uuid references account (id) on delete set null,
      saved_at timestamptz(3) not null,
      unique (kind, subject_id, number)
    )`.execute(db);
  await sql`comment on column content_revision.number is '0 is how it was before it was edited in the portal for the first time.'`.execute(
    db,
  );
  await sql`comment on column content_revision.fields is 'All that can be edited, as it was from then on; the revision before it says what it was until then.'`.execute(
    db,
  );
  await sql`create index content_revision_account on content_revision (account_id)`.execute(db);
  await sql`
    create function content_revision_refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
        return new;
      end if;
      raise exception 'Revisions are never changed.' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger content_revision_refuse_change before update or delete on content_revision
    for each row execute function content_revision_refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_revision`.execute(db);
  await sql`drop function content_revision_refuse_change`.execute(db);
}
