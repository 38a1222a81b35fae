import { type Kysely, sql } from 'kysely';

/** Who sells medical equipment, and what they sell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier (
      id uuid primary key default uuid_v7(),
      name text not null unique check (length(name) between 1 and 200),
      rating numeric(2, 1) check (rating between 0 and 5),
      location text not null check (length(location) between 1 and 200),
      phone text not null check (phone ~ '^[+]?[0-9][0-9 ]{4,29}$'),
      verified boolean not null default false,
      nhs_approved boolean not null default false,
      website text check (website ~ '^https?://'),
      nhs_supplier_code text check (length(nhs_supplier_code) between 1 and 40),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`comment on column supplier.verified is 'Whether operators of the portal have checked the supplier; no supplier can set it.'`.execute(
    db,
  );
  await sql`comment on column supplier.nhs_approved is 'Whether operators have found the supplier among those of the health service; no supplier can set it.'`.execute(
    db,
  );
  await createEquipmentTable(db);
  await createSearchFunctions(db);
  await createTriggers(db);
  await createIndexes(db);
}

async function createEquipmentTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table equipment (
      id uuid primary key default uuid_v7(),
      reference text not null unique check (length(reference) between 1 and 60),
      name text not null check (length(name) between 1 and 200),
      description text not null check (length(description) <= 5000),
      category text not null check (category in ('diagnostic', 'monitoring', 'surgical', 'mobility', 'ppe', 'emergency')),
      price numeric(12, 2) not null check (price >= 0),
      price_band text not null generated always as (case
        when price < 1000 then 'under_1000'
        when price < 5000 then 'from_1000'
        when price < 15000 then 'from_5000'
        else 'from_15000' end) stored,
      condition text not null check (condition in ('new', 'refurbished', 'used')),
      stock_count integer not null default 0 check (stock_count >= 0),
      is_pre_order boolean not null default false,
      available_on date,
      availability text not null generated always as (case
        when is_pre_order then 'pre_order'
        when stock_count = 0 then 'out_of_stock'
        when stock_count <= 5 then 'low_stock'
        else 'in_stock' end) stored,
      supplier_id uuid not null references supplier (id),
      product_url text check (product_url ~ '^https?://'),
      specifications text[] not null default '{}' check (cardinality(specifications) <= 40),
      certifications text[] not null default '{}' check (cardinality(certifications) <= 20),
      images text[] not null default '{}' check (cardinality(images) <= 10),
      warranty text not null default '' check (length(warranty) <= 100),
      sold_count integer not null default 0 check (sold_count >= 0),
      listed_at timestamptz(3) not null default now(),
      withdrawn_at timestamptz(3),
      search_text text not null default '',
      search_vector tsvector not null default '',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`comment on column equipment.price is 'Pounds for one unit, without VAT.'`.execute(db);
  await sql`comment on column equipment.available_on is 'From when a product that can be ordered ahead is delivered, where known.'`.execute(
    db,
  );
  await sql`comment on column equipment.withdrawn_at is 'Since when the product is no longer offered; null while it is.'`.execute(
    db,
  );
}

/** The supplier's name is searched with the product, so a product carries it in folded form. */
async function createSearchFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function equipment_category_words(category text) returns text language sql immutable strict parallel safe as $$
      select case category
        when 'diagnostic' then 'diagnostic equipment'
        when 'monitoring' then 'monitoring equipment'
        when 'surgical' then 'surgical equipment'
        when 'mobility' then 'mobility equipment'
        when 'ppe' then 'ppe personal protective equipment'
        when 'emergency' then 'emergency equipment'
        else category end
    $$`.execute(db);
  await sql`
    create function equipment_search_text(
      name text, category text, supplier text, reference text, specifications text[], description text)
      returns text language sql stable parallel safe as $$
        select search_fold(concat_ws(' · ', name, equipment_category_words(category), supplier, reference,
          array_to_string(specifications, ' · '), description))
      $$`.execute(db);
  await sql`
    create function equipment_search_vector(
      name text, category text, supplier text, specifications text[], certifications text[], description text)
      returns tsvector language sql stable parallel safe as $$
        select
          setweight(to_tsvector('english', search_fold(name)), 'A') ||
          setweight(to_tsvector('english', search_fold(concat_ws(' ', equipment_category_words(category), supplier))), 'B') ||
          setweight(to_tsvector('english', search_fold(
            array_to_string(specifications, ' ') || ' ' || array_to_string(certifications, ' '))), 'C') ||
          setweight(to_tsvector('english', search_fold(description)), 'D')
      $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function equipment_before_write() returns trigger language plpgsql as $$
    declare
      supplier_name text;
    begin
      select name into supplier_name from supplier where id = new.supplier_id;
      new.search_text := equipment_search_text(
        new.name, new.category, supplier_name, new.reference, new.specifications, new.description);
      new.search_vector := equipment_search_vector(
        new.name, new.category, supplier_name, new.specifications, new.certifications, new.description);
      return new;
    end $$`.execute(db);
  await sql`create trigger equipment_before_write before insert or update on equipment
    for each row execute function equipment_before_write()`.execute(db);
  await sql`
    create function equipment_follow_supplier() returns trigger language plpgsql as $$
    begin
      update equipment set updated_at = now() where supplier_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger equipment_follow_supplier after update of name on supplier
    for each row when (old.name is distinct from new.name) execute function equipment_follow_supplier()`.execute(db);
}

/** One index for each order and each filter; every list shows offered products only, so the indexes hold no others. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const offered = sql`where withdrawn_at is null`;
  // Totals and facets are counted in this index alone, newest first.
  await sql`
    create index equipment_newest on equipment (listed_at desc, id desc)
      include (category, condition, availability, price_band, price) ${offered}`.execute(db);
  await sql`create index equipment_price on equipment (price, id) ${offered}`.execute(db);
  for (const column of ['category', 'condition', 'availability', 'price_band']) {
    await sql`create index ${sql.ref(`equipment_${column}`)} on equipment (${sql.ref(column)}, listed_at desc, id desc)
      ${offered}`.execute(db);
    await sql`create index ${sql.ref(`equipment_${column}_price`)} on equipment (${sql.ref(column)}, price, id)
      ${offered}`.execute(db);
  }
  // Small, for products of several values: it finds none or few without reading all of one value.
  await sql`create index equipment_filters on equipment (category, condition, availability, price_band)
    ${offered}`.execute(db);
  // Condition and price go with the category: taken as independent, pairs that hardly occur would seem common.
  await sql`create statistics equipment_kinds (mcv) on category, condition, availability from equipment`.execute(db);
  await sql`create statistics equipment_prices (mcv) on category, price_band from equipment`.execute(db);
  await sql`create index equipment_supplier on equipment (supplier_id)`.execute(db);
  await sql`create index equipment_search_text on equipment
    using gin (recency_spans(listed_at), search_text gin_trgm_ops) ${offered}`.execute(db);
  await sql`create index equipment_search_vector on equipment
    using gin (recency_spans(listed_at), search_vector) ${offered}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger equipment_follow_supplier on supplier`.execute(db);
  await sql`drop table equipment`.execute(db);
  await sql`drop table supplier`.execute(db);
  await sql`drop function equipment_follow_supplier()`.execute(db);
  await sql`drop function equipment_before_write()`.execute(db);
  await sql`drop function equipment_search_vector(text, text, text, text[], text[], text)`.execute(db);
  await sql`drop function equipment_search_text(text, text, text, text, text[], text)`.execute(db);
  await sql`drop function equipment_category_words(text)`.execute(db);
}
