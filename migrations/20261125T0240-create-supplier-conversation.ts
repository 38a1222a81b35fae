import { type Kysely, sql } from 'kysely';

/**
 * What buyers write to the supplier of a product, and the answers. A conversation goes with the account of its buyer or
 * with its supplier; what was written for the supplier goes with the account that wrote it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier_conversation (
      id uuid primary key default uuid_v7(),
      reference text not null unique check (length(reference) between 1 and 60),
      supplier_id uuid not null references supplier (id) on delete cascade,
      equipment_id uuid references equipment (id) on delete set null,
      product_name text not null check (length(product_name) between 1 and 200),
      account_id uuid references account (id) on delete cascade,
      name text not null check (length(name) between 1 and 100),
      email text not null check (length(email) between 3 and 254),
      phone text check (length(phone) between 1 and 30),
      organization text check (length(organization) between 1 and 200),
      state text not null default 'waiting' check (state in ('waiting', 'answered', 'stopped')),
      sent_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      reported_at timestamptz(3),
      check (state <> 'stopped' or reported_at is not null)
    )`.execute(db);
  await sql`comment on column supplier_conversation.account_id is 'Of the buyer, where they were signed in.'`.execute(
    db,
  );
  await sql`comment on column supplier_conversation.product_name is 'As it was when the buyer wrote.'`.execute(db);
  await sql`comment on column supplier_conversation.reported_at is 'When one of both sides first reported it: operators may read it from then on.'`.execute(
    db,
  );
  await sql`
    create table supplier_conversation_entry (
      id uuid primary key default uuid_v7(),
      conversation_id uuid not null references supplier_conversation (id) on delete cascade,
      written_by text not null check (written_by in ('buyer', 'supplier')),
      author_id uuid references account (id) on delete cascade,
      body text not null check (length(body) between 1 and 5000),
      happened_at timestamptz(3) not null,
      check (written_by = 'buyer' or author_id is not null)
    )`.execute(db);
  await sql`comment on column supplier_conversation_entry.author_id is 'The account that wrote it; null of a buyer who wrote by the mailed link.'`.execute(
    db,
  );
  await sql`
    create index supplier_conversation_entry_of
      on supplier_conversation_entry (conversation_id, happened_at, id)`.execute(db);
  await sql`
    create index supplier_conversation_entry_author on supplier_conversation_entry (author_id)
      where author_id is not null`.execute(db);
  await sql`
    create index supplier_conversation_buyer on supplier_conversation (account_id, changed_at desc, id desc)
      where account_id is not null`.execute(db);
  await sql`
    create index supplier_conversation_supplier on supplier_conversation (supplier_id, changed_at desc, id desc)`.execute(
    db,
  );
  await sql`create index supplier_conversation_equipment on supplier_conversation (equipment_id)`.execute(db);
  await sql`create index supplier_conversation_changed on supplier_conversation (changed_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table supplier_conversation_entry`.execute(db);
  await sql`drop table supplier_conversation`.execute(db);
}
