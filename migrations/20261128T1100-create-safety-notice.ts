import { type Kysely, sql } from 'kysely';

const open = sql`withdrawn_at is null`;

/**
 * Safety notices about equipment, which products and which items of bulk orders each concerns, and who was told of it. While
 * a notice is open the sale of what it concerns is paused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMatching(db);
  await sql`
    create table safety_notice (
      id uuid primary key default uuid_v7(),
      reference text not null check (length(reference) between 3 and 60),
      slug text not null generated always as
        (trim(both '-' from regexp_replace(lower(reference), '[^a-z0-9]+', '-', 'g'))) stored,
      kind text not null check (kind in ('patient_safety_alert', 'device_safety_information', 'field_safety_notice')),
      title text not null check (length(title) between 1 and 200),
      summary text not null check (length(summary) between 1 and 2000),
      advice text not null check (length(advice) between 1 and 4000),
      source_url text not null check (source_url ~ '^https://' and length(source_url) <= 500),
      published_on date not null,
      manufacturer text check (length(manufacturer) <= 100),
      products text[] not null default '{}' check (cardinality(products) <= 20),
      category text check (category in ('diagnostic', 'monitoring', 'surgical', 'mobility', 'ppe', 'emergency')),
      is_illustrative boolean not null default false,
      entered_at timestamptz(3) not null,
      withdrawn_at timestamptz(3),
      withdrawal_reason text check (length(withdrawal_reason) <= 1000),
      constraint safety_notice_slug unique (slug),
      check (slug <> ''),
      check (manufacturer is not null or cardinality(products) > 0)
    )`.execute(db);
  await sql`comment on column safety_notice.advice is 'What who has such equipment is to do.'`.execute(db);
  await sql`comment on column safety_notice.products is 'Models or words; equipment that any of them names is concerned, where the manufacturer is named, too.'`.execute(
    db,
  );
  await sql`create index safety_notice_newest on safety_notice (published_on desc, id desc)`.execute(db);
  await sql`create index safety_notice_open on safety_notice (published_on desc, id desc) where ${open}`.execute(db);
  await createConcerned(db);
  await createRecipients(db);
}

/** Text is compared in small letters, without accents, and without spaces and signs; words are matched whole. */
async function createMatching(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function safety_key(value text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(public.search_fold(value), '[^a-z0-9]+', '', 'g')
    $$`.execute(db);
  await sql`comment on function safety_key(text) is 'The letters and digits of a text alone, in small letters without accents.'`.execute(
    db,
  );
  await sql`
    create function safety_names(value text, term text) returns boolean language sql immutable strict parallel safe as $$
      select length(public.safety_key(term)) >= 3 and public.search_fold(value) ~
        ('(^|[^a-z0-9])' || regexp_replace(public.safety_key(term), '(.)', '\\1[^a-z0-9]*', 'g') || '($|[^a-z0-9])')
    $$`.execute(db);
  await sql`comment on function safety_names(text, text) is 'Whether a text has the term as whole words, however they are spaced; none of less than three letters or digits.'`.execute(
    db,
  );
  await sql`create index equipment_safety_key on equipment using gin (safety_key(search_text) gin_trgm_ops)
    where withdrawn_at is null`.execute(db);
  await sql`create index bulk_order_item_safety_key on bulk_order_item
    using gin (safety_key(description || ' ' || coalesce(specifications, '')) gin_trgm_ops)`.execute(db);
}

/** What was found by the words of a notice; who enters it may say of each that it is not concerned. */
async function createConcerned(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table safety_notice_equipment (
      notice_id uuid not null references safety_notice (id) on delete cascade,
      equipment_id uuid not null references equipment (id) on delete cascade,
      is_concerned boolean not null,
      found_at timestamptz(3) not null,
      primary key (notice_id, equipment_id)
    )`.execute(db);
  await sql`create index safety_notice_equipment_product on safety_notice_equipment (equipment_id)`.execute(db);
  await sql`
    create table safety_notice_order_item (
      notice_id uuid not null references safety_notice (id) on delete cascade,
      item_id uuid not null references bulk_order_item (id) on delete cascade,
      is_concerned boolean not null,
      found_at timestamptz(3) not null,
      primary key (notice_id, item_id)
    )`.execute(db);
  await sql`create index safety_notice_order_item_item on safety_notice_order_item (item_id)`.execute(db);
}

/** Each account is told once of a notice; buyers without one by the order or the conversation that names the product. */
async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table safety_notice_recipient (
      id uuid primary key default uuid_v7(),
      notice_id uuid not null references safety_notice (id) on delete cascade,
      account_id uuid references account (id) on delete cascade,
      order_id uuid references bulk_order (id) on delete cascade,
      conversation_id uuid references supplier_conversation (id) on delete cascade,
      told_at timestamptz(3) not null,
      check (num_nonnulls(account_id, order_id, conversation_id) = 1),
      constraint safety_notice_told_once unique nulls not distinct (notice_id, account_id, order_id, conversation_id)
    )`.execute(db);
  for (const column of ['account_id', 'order_id', 'conversation_id']) {
    await sql`create index ${sql.ref(`safety_notice_recipient_${column}`)} on safety_notice_recipient (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table safety_notice_recipient`.execute(db);
  await sql`drop table safety_notice_order_item`.execute(db);
  await sql`drop table safety_notice_equipment`.execute(db);
  await sql`drop table safety_notice`.execute(db);
  await sql`drop index bulk_order_item_safety_key`.execute(db);
  await sql`drop index equipment_safety_key`.execute(db);
  await sql`drop function safety_names(text, text)`.execute(db);
  await sql`drop function safety_key(text)`.execute(db);
}
