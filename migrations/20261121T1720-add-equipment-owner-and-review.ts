import { type Kysely, sql } from 'kysely';

/** Products that accounts list, and what operators make of them. What is there already is published and nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table supplier add column owner_id uuid references account (id) on delete cascade`.execute(db);
  await sql`comment on column supplier.owner_id is 'The account that sells under this name, and alone may; null where operators keep the supplier.'`.execute(
    db,
  );
  await sql`create index supplier_owner on supplier (owner_id) where owner_id is not null`.execute(db);
  await sql`create unique index supplier_name_folded on supplier (search_fold(name))`.execute(db);
  await sql`
    alter table equipment
      add column owner_id uuid references account (id) on delete cascade,
      add column review_state text not null default 'published'
        check (review_state in ('in_review', 'published', 'declined')),
      add column submitted_at timestamptz(3),
      add column reviewed_at timestamptz(3),
      add column published_at timestamptz(3),
      add column decline_reason text check (length(decline_reason) between 1 and 1000),
      add column revision integer not null default 1,
      add constraint equipment_declined_with_reason check ((review_state = 'declined') = (decline_reason is not null)),
      add constraint equipment_submitted_for_review check (review_state <> 'in_review' or submitted_at is not null)`.execute(
    db,
  );
  await sql`comment on column equipment.owner_id is 'The account that lists the product; null where it came otherwise, as the sample did.'`.execute(
    db,
  );
  await sql`comment on column equipment.published_at is 'When an operator first published the product; null where none has.'`.execute(
    db,
  );
  await sql`comment on column equipment.revision is 'Counts the changes, so that nothing is published that has not been looked at.'`.execute(
    db,
  );
  await dropListIndexes(db);
  await createListIndexes(db, sql`where withdrawn_at is null and review_state = 'published'`);
  await sql`
    create index equipment_owner on equipment (owner_id, created_at desc, id desc) where owner_id is not null`.execute(
    db,
  );
  await sql`
    create index equipment_to_review on equipment (submitted_at, id)
      where withdrawn_at is null and review_state = 'in_review'`.execute(db);
}

const filters = ['category', 'condition', 'availability', 'price_band'];
const listIndexes = [
  'equipment_newest',
  'equipment_price',
  ...filters.flatMap((column) => [`equipment_${column}`, `equipment_${column}_price`]),
  'equipment_filters',
  'equipment_search_text',
  'equipment_search_vector',
];

async function dropListIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of listIndexes) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
  }
}

/** The indexes that the table was created with; they hold what lists show, and nothing else. */
async function createListIndexes(db: Kysely<unknown>, listed: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create index equipment_newest on equipment (listed_at desc, id desc)
      include (category, condition, availability, price_band, price) ${listed}`.execute(db);
  await sql`create index equipment_price on equipment (price, id) ${listed}`.execute(db);
  for (const column of filters) {
    await sql`create index ${sql.ref(`equipment_${column}`)} on equipment (${sql.ref(column)}, listed_at desc, id desc)
      ${listed}`.execute(db);
    await sql`create index ${sql.ref(`equipment_${column}_price`)} on equipment (${sql.ref(column)}, price, id)
      ${listed}`.execute(db);
  }
  await sql`create index equipment_filters on equipment (category, condition, availability, price_band)
    ${listed}`.execute(db);
  await sql`create index equipment_search_text on equipment
    using gin (recency_spans(listed_at), search_text gin_trgm_ops) ${listed}`.execute(db);
  await sql`create index equipment_search_vector on equipment
    using gin (recency_spans(listed_at), search_vector) ${listed}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // Without a review nothing tells what may be shown: what was not published goes.
  await sql`delete from equipment where review_state <> 'published'`.execute(db);
  await sql`drop index equipment_to_review`.execute(db);
  await sql`drop index equipment_owner`.execute(db);
  await dropListIndexes(db);
  await createListIndexes(db, sql`where withdrawn_at is null`);
  await sql`
    alter table equipment
      drop constraint equipment_submitted_for_review,
      drop constraint equipment_declined_with_reason,
      drop column revision,
      drop column decline_reason,
      drop column published_at,
      drop column reviewed_at,
      drop column submitted_at,
      drop column review_state,
      drop column owner_id`.execute(db);
  await sql`drop index supplier_name_folded`.execute(db);
  await sql`alter table supplier drop column owner_id`.execute(db);
}
