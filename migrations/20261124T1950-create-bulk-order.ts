import { type Kysely, sql } from 'kysely';

/**
 * Requests for quotations for several items of equipment. One of an account goes with it; another is reached by the link
 * that is mailed to its sender.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_order (
      id uuid primary key default uuid_v7(),
      reference text not null unique check (length(reference) between 1 and 60),
      account_id uuid references account (id) on delete cascade,
      organization_name text not null check (length(organization_name) between 1 and 200),
      nhs_trust_code text check (length(nhs_trust_code) between 1 and 20),
      department text not null check (length(department) between 1 and 200),
      contact_name text not null check (length(contact_name) between 1 and 201),
      email text not null check (length(email) between 3 and 254),
      phone text not null check (length(phone) between 1 and 30),
      delivery_address text not null check (length(delivery_address) between 1 and 500),
      order_type text not null check (order_type in
        ('new_purchase', 'replacement', 'lease', 'maintenance', 'emergency', 'bulk_supply')),
      total_budget text check (total_budget in
        ('under_10k', 'from_10k', 'from_50k', 'from_100k', 'from_500k', 'over_1m')),
      required_date date not null,
      project_name text check (length(project_name) between 1 and 200),
      special_requirements text check (length(special_requirements) between 1 and 5000),
      sent_at timestamptz(3) not null,
      answer_due_at timestamptz(3) not null,
      handled_at timestamptz(3),
      closed_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column bulk_order.account_id is 'Who sent it; null where nobody was signed in.'`.execute(db);
  await sql`comment on column bulk_order.answer_due_at is 'When the 24 hours are over within which the buyer is to hear of it.'`.execute(
    db,
  );
  await sql`comment on column bulk_order.handled_at is 'When an operator took it out of the queue; null while it waits there.'`.execute(
    db,
  );
  await sql`comment on column bulk_order.closed_at is 'Since when no quote is taken any more: each item has its supplier, or the buyer has ended it.'`.execute(
    db,
  );
  await sql`
    create table bulk_order_item (
      id uuid primary key default uuid_v7(),
      order_id uuid not null references bulk_order (id) on delete cascade,
      place integer not null check (place between 1 and 50),
      equipment text not null check (equipment in ('diagnostic', 'monitoring', 'surgical', 'mobility', 'respiratory',
        'laboratory', 'imaging', 'icu', 'emergency', 'furniture')),
      description text not null check (length(description) between 1 and 1000),
      quantity integer not null check (quantity between 1 and 100000),
      urgency text not null check (urgency in ('emergency', 'urgent', 'standard', 'planned')),
      specifications text check (length(specifications) between 1 and 2000),
      unique (order_id, place)
    )`.execute(db);
  await sql`create index bulk_order_own on bulk_order (account_id, sent_at desc, id desc)`.execute(db);
  await sql`create index bulk_order_to_answer on bulk_order (answer_due_at, id) where handled_at is null`.execute(db);
  await sql`create index bulk_order_of_visitors on bulk_order (sent_at) where account_id is null`.execute(db);
  await sql`alter table outgoing_mail add column token_purpose text, add column token_id uuid,
    add check ((token_purpose is null) = (token_id is null))`.execute(db);
  await sql`comment on column outgoing_mail.token_id is 'The record whose token, made for token_purpose, is set in the place of {token} in the words when they are sent.'`.execute(
    db,
  );
}

/** Mails with such a link cannot be sent any more: they go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where token_id is not null`.execute(db);
  await sql`alter table outgoing_mail drop column token_purpose, drop column token_id`.execute(db);
  await sql`drop table bulk_order_item`.execute(db);
  await sql`drop table bulk_order`.execute(db);
}
