import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { askedCategories, kindsAskedOf, type OrderEquipmentName } from '../asked-categories.ts';
import type { FoundWord, SafetyCriteria } from './safety-notice-row.ts';

/** A product that the words of a notice match. */
export interface MatchingProduct {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly supplierName: string;
  readonly words: readonly FoundWord[];
}

/** An item of a bulk order that they match. */
export interface MatchingOrderItem {
  readonly id: string;
  readonly orderReference: string;
  readonly description: string;
  readonly words: readonly FoundWord[];
}

/** Some of the rows that match, and how many there are. */
export interface Matches<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The words that are looked for, as SQL of the place where they stand: parameters, or the columns of a notice. */
interface CriteriaSql {
  readonly manufacturer: RawBuilder<string | null>;
  readonly products: RawBuilder<string[]>;
}

/** So many of what matches are shown. */
const MOST_SHOWN = 100;

const productParts = sql`(values ('name', equipment.name), ('description', equipment.description),
  ('specifications', array_to_string(equipment.specifications, ' · ')), ('reference', equipment.reference),
  ('supplier', supplier.name)) as part (name, value)`;

/** What an item says of itself; the query has `item`. */
const itemParts = sql`(values ('description', item.description), ('specifications', coalesce(item.specifications, '')))
  as part (name, value)`;

const itemText = sql`item.description || ' ' || coalesce(item.specifications, '')`;

function parameters({ manufacturer, products }: SafetyCriteria): CriteriaSql {
  return { manufacturer: sql`${manufacturer}::text`, products: sql`${[...products]}::text[]` };
}

/** The words of a notice that stand in these parts, each with the part, as a row `found` beside the others. */
function foundWords(parts: RawBuilder<unknown>, { manufacturer, products }: CriteriaSql): RawBuilder<unknown> {
  return sql`cross join lateral (
    select coalesce(jsonb_agg(distinct jsonb_build_object('word', term, 'part', part.name)), '[]') as words
      from unnest(${products} || ${manufacturer}) as term cross join ${parts}
      where safety_names(part.value, term)) as found`;
}

/** Whether enough of the words were found: the manufacturer where one is named, and any product where some are. */
function meets({ manufacturer, products }: CriteriaSql): RawBuilder<SqlBool> {
  const has = (word: RawBuilder<unknown>) => sql`found.words @> jsonb_build_array(jsonb_build_object('word', ${word}))`;
  return sql<SqlBool>`jsonb_array_length(found.words) > 0
    and (${manufacturer} is null or ${has(manufacturer)})
    and (cardinality(${products}) = 0 or exists (select from unnest(${products}) as product where ${has(sql`product`)}))`;
}

/** Keeps the rows that an index on the letters and digits of their text finds; spaces and word ends are looked at after that. */
function maybe(key: RawBuilder<unknown>, { manufacturer, products }: SafetyCriteria): RawBuilder<SqlBool> {
  const has = (term: string) => sql<SqlBool>`${key} like '%' || safety_key(${term}) || '%'`;
  const any = products.length === 0 ? [] : [sql<SqlBool>`(${sql.join(products.map(has), sql` or `)})`];
  const all = manufacturer === null ? any : [has(manufacturer), ...any];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** Offered products that match, also where they are hidden with their account. */
function productsMatching(criteria: SafetyCriteria): RawBuilder<MatchingProduct> {
  const words = parameters(criteria);
  const { category } = criteria;
  return sql`
    select equipment.id, equipment.name, equipment.reference, supplier.name as "supplierName", found.words
      from equipment join supplier on supplier.id = equipment.supplier_id
      ${foundWords(productParts, words)}
      where equipment.withdrawn_at is null and equipment.review_state = 'published'
        and ${maybe(sql`safety_key(equipment.search_text)`, criteria)} and ${meets(words)}
        and ${category === null ? sql`true` : sql`equipment.category = ${category}`}`;
}

/** Items of bulk orders that match, open and closed: who has bought is told, too. */
function orderItemsMatching(criteria: SafetyCriteria): RawBuilder<MatchingOrderItem> {
  const words = parameters(criteria);
  const { category } = criteria;
  const ofKind = category === null ? sql`true` : sql`item.equipment = any(${kindsAskedOf(category)}::text[])`;
  return sql`
    select item.id, bulk_order.reference as "orderReference", item.description, found.words
      from bulk_order_item as item join bulk_order on bulk_order.id = item.order_id
      ${foundWords(itemParts, words)}
      where ${maybe(sql`safety_key(${itemText})`, criteria)} and ${meets(words)} and ${ofKind}`;
}

/** The first of the products that match, by name. */
export function listMatchingProducts(db: Kysely<DB>, criteria: SafetyCriteria): Promise<Matches<MatchingProduct>> {
  return firstOf(db, productsMatching(criteria), sql`matching.name`);
}

/** The first of the items of bulk orders that match, by the reference of their order. */
export function listMatchingOrderItems(db: Kysely<DB>, criteria: SafetyCriteria): Promise<Matches<MatchingOrderItem>> {
  return firstOf(db, orderItemsMatching(criteria), sql`matching."orderReference"`);
}

async function firstOf<Row>(
  db: Kysely<DB>,
  matching: RawBuilder<Row>,
  order: RawBuilder<unknown>,
): Promise<Matches<Row>> {
  const { rows } = await sql<Row & { total: number }>`
    select matching.*, (count(*) over ())::int as total from (${matching}) as matching
      order by ${order}, matching.id limit ${sql.lit(MOST_SHOWN)}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** What a new notice concerns, and what it does not although its words match. */
export interface NewlyConcerned {
  readonly noticeId: string;
  readonly criteria: SafetyCriteria;
  readonly exceptProducts: readonly string[];
  readonly exceptOrderItems: readonly string[];
  readonly now: string;
}

/** Notes all that the words of a new notice match, and of which of it an operator has said that it is not concerned. */
export async function insertMatches(
  db: Kysely<DB>,
  { noticeId, criteria, exceptProducts, exceptOrderItems, now }: NewlyConcerned,
): Promise<void> {
  await sql`
    insert into safety_notice_equipment (notice_id, equipment_id, is_concerned, found_at)
      select ${noticeId}::uuid, matching.id, matching.id <> all(${[...exceptProducts]}::uuid[]), ${now}::timestamptz
        from (${productsMatching(criteria)}) as matching`.execute(db);
  await sql`
    insert into safety_notice_order_item (notice_id, item_id, is_concerned, found_at)
      select ${noticeId}::uuid, matching.id, matching.id <> all(${[...exceptOrderItems]}::uuid[]), ${now}::timestamptz
        from (${orderItemsMatching(criteria)}) as matching`.execute(db);
}

const noticeWords: CriteriaSql = { manufacturer: sql`notice.manufacturer`, products: sql`notice.products` };

/**
 * Holds one product against all open notices; answers the notices that concern it from now on. What was found before stays as
 * an operator has decided it.
 */
export async function insertMatchesOfProduct(db: Kysely<DB>, productId: string, now: string): Promise<string[]> {
  const { rows } = await sql<{ noticeId: string }>`
    insert into safety_notice_equipment (notice_id, equipment_id, is_concerned, found_at)
      select notice.id, equipment.id, true, ${now}::timestamptz
        from safety_notice as notice cross join equipment join supplier on supplier.id = equipment.supplier_id
        ${foundWords(productParts, noticeWords)}
        where notice.withdrawn_at is null and equipment.id = ${productId}::uuid
          and equipment.withdrawn_at is null and equipment.review_state = 'published'
          and (notice.category is null or notice.category = equipment.category) and ${meets(noticeWords)}
      on conflict (notice_id, equipment_id) do nothing
      returning notice_id as "noticeId"`.execute(db);
  return rows.map(({ noticeId }) => noticeId);
}

/** What a buyer asks for. */
export interface AskedItem {
  readonly equipment: OrderEquipmentName;
  readonly description: string;
  readonly specifications: string | null;
}

/** An item that is asked for, and the open notice whose words it has. */
export interface RefusedItem {
  /** Its place among the items, from 0. */
  readonly index: number;
  readonly reference: string;
  readonly slug: string;
}

/** Which of the items that are asked for name what an open notice is about, with one notice each. */
export async function findItemsInNotices(db: Kysely<DB>, items: readonly AskedItem[]): Promise<RefusedItem[]> {
  const given = JSON.stringify(
    items.map(({ equipment, description, specifications }, index) => ({
      ...{ index, description, specifications },
      categories: askedCategories([equipment]),
    })),
  );
  const { rows } = await sql<RefusedItem>`
    with item as materialized (
      select given.*, safety_key(given.description || ' ' || coalesce(given.specifications, '')) as key
        from jsonb_to_recordset(${given}::jsonb)
          as given (index int, description text, specifications text, categories text[])),
    notice as materialized (
      select id, reference, slug, manufacturer, products, category,
          array(select '%' || safety_key(term) || '%' from unnest(products || manufacturer) as term
            where term is not null) as patterns
        from safety_notice where withdrawn_at is null)
    select distinct on (item.index) item.index, notice.reference, notice.slug
      from item join notice on item.key like any (notice.patterns)
      ${foundWords(itemParts, noticeWords)}
      where (notice.category is null or notice.category = any(item.categories)) and ${meets(noticeWords)}
      order by item.index, notice.reference`.execute(db);
  return rows;
}
