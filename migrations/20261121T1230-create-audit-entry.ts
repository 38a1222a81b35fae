import { type Kysely, sql } from 'kysely';

/** Who did what to whose record. Entries are added and never changed; the database itself refuses to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id uuid primary key default uuid_v7(),
      happened_at timestamptz(3) not null,
      actor_id uuid,
      actor_kind text not null check (actor_kind in ('account', 'command_line', 'portal')),
      action text not null check (length(action) between 1 and 60),
      subject_kind text not null check (length(subject_kind) between 1 and 40),
      subject_id text not null check (length(subject_id) <= 100),
      owner_id uuid,
      check ((actor_kind = 'account') = (actor_id is not null))
    )`.execute(db);
  await sql`comment on column audit_entry.owner_id is 'The account whose record it is. No reference: the entry outlives the account.'`.execute(
    db,
  );
  await sql`create index audit_entry_newest on audit_entry (happened_at desc, id desc)`.execute(db);
  await sql`create index audit_entry_owner on audit_entry (owner_id, happened_at desc, id desc)`.execute(db);
  await sql`create index audit_entry_actor on audit_entry (actor_id, happened_at desc, id desc)`.execute(db);
  await sql`
    create function audit_entry_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Entries of the audit log are never changed.';
    end $$`.execute(db);
  await sql`
    create trigger audit_entry_refuse_change before update or delete or truncate on audit_entry
    for each statement execute function audit_entry_refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_entry`.execute(db);
  await sql`drop function audit_entry_refuse_change`.execute(db);
}
