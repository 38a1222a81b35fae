import { type Kysely, sql } from 'kysely';

/** Which suppliers are asked to quote for an order, and what they quote. Each account is asked once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_request (
      id uuid primary key default uuid_v7(),
      order_id uuid not null references bulk_order (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      supplier_id uuid not null references supplier (id) on delete cascade,
      asked_at timestamptz(3) not null,
      unique (order_id, account_id)
    )`.execute(db);
  await sql`create index quote_request_own on quote_request (account_id, asked_at desc, id desc)`.execute(db);
  await sql`create index quote_request_supplier on quote_request (supplier_id)`.execute(db);
  await sql`
    create table order_quote (
      id uuid primary key default uuid_v7(),
      request_id uuid not null unique references quote_request (id) on delete cascade,
      order_id uuid not null references bulk_order (id) on delete cascade,
      revision integer not null default 1 check (revision > 0),
      expires_on date not null,
      note text check (length(note) between 1 and 2000),
      given_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      withdrawn_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column order_quote.revision is 'Counts its changes, so that nothing is accepted that has not been looked at.'`.execute(
    db,
  );
  await sql`create index order_quote_order on order_quote (order_id)`.execute(db);
  await sql`
    create table order_quote_line (
      quote_id uuid not null references order_quote (id) on delete cascade,
      item_id uuid not null references bulk_order_item (id) on delete cascade,
      unit_price numeric(12, 2) not null check (unit_price > 0),
      lead_days integer not null check (lead_days between 0 and 730),
      accepted_at timestamptz(3),
      primary key (quote_id, item_id)
    )`.execute(db);
  await sql`comment on column order_quote_line.unit_price is 'Pounds for one, without VAT.'`.execute(db);
  await sql`create index order_quote_line_item on order_quote_line (item_id)`.execute(db);
  // An item has one supplier.
  await sql`
    create unique index order_quote_line_accepted on order_quote_line (item_id) where accepted_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table order_quote_line`.execute(db);
  await sql`drop table order_quote`.execute(db);
  await sql`drop table quote_request`.execute(db);
}
