import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { chance, fraction, pick } from './bulk-chance.ts';
import * as words from './bulk-equipment-vocabulary.ts';
import { nameEnds, nameStarts } from './bulk-jobs-vocabulary.ts';
import type { BulkRange } from './bulk-rows.ts';

const SUPPLIERS = 400;

/** One of the words that a model brings along, or one a few places further on. */
const oneOf = (column: 'purposes' | 'certifications' | 'specifications', use: number, further = 0) =>
  sql`model.${sql.ref(column)}[1 + (${chance(use)} + ${sql.lit(further)}) % cardinality(model.${sql.ref(column)})]`;

/** Invented suppliers; their numbers are of those that Ofcom keeps for drama. */
export async function insertBulkSuppliers(transaction: Transaction<DB>): Promise<void> {
  await sql`
    insert into supplier (name, rating, location, phone, verified, nhs_approved, website)
    select
      initcap(${pick(nameStarts, 41)} || ${pick(nameEnds, 42)}) || ' ' || ${pick(words.supplierForms, 43)},
      round((3.5 + ${fraction(44)} * 1.4)::numeric, 1), town.name, '01632 960 ' || lpad((n % 1000)::text, 3, '0'),
      ${chance(45)} % 3 > 0, ${chance(46)} % 2 = 0,
      case when ${chance(47)} % 4 > 0 then 'https://supplier-' || n || '.example' end
    from generate_series(1, ${sql.lit(SUPPLIERS)}) as n
      join (select name, row_number() over (order by slug) - 1 as number, count(*) over () as towns
        from place where kind = 'town') as town on town.number = n % town.towns
    on conflict (name) do nothing`.execute(transaction);
}

/** Rows `from` to `until` of `count`, with search columns as the table's trigger would set them. */
export async function insertBulkEquipment(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with model as materialized (
      select *, row_number() over () - 1 as number from jsonb_to_recordset(${JSON.stringify(words.models)}::jsonb)
        as model (name text, category text, drawing text, least numeric, most numeric, purposes text[],
          certifications text[], specifications text[])
    ), seller as materialized (
      select id, name, row_number() over (order by md5(name)) - 1 as number from supplier
    ), draw as materialized (
      select n, date_trunc('day', ${range.now.toISOString()}::timestamptz) as today,
        ${chance(31)} % ${sql.lit(words.models.length)} as model_number,
        floor((select count(*) from seller) * ${fraction(55)})::bigint as seller_number
      from generate_series(${range.from}::bigint, ${range.until}::bigint) as n
    ), product as (
      select n, 'BULK-' || lpad(n::text, 7, '0') as reference,
        model.name || ', ' || initcap(${pick(nameStarts, 33)} || ${pick(nameEnds, 34)}) as name,
        concat_ws(' ', ${oneOf('purposes', 32)}, ${pick(words.sentences, 35)}) as description,
        category, drawing, seller.id as supplier_id, seller.name as supplier,
        -- The square makes many products cheap and few expensive.
        round(least + (most - least) * power(${fraction(36)}, 2)::numeric,
          case when least < 100 then 2 else 0 end) as price,
        array[${oneOf('specifications', 37)}, ${oneOf('specifications', 37, 1)}, ${oneOf('specifications', 37, 2)}]
          as specifications,
        array[${oneOf('certifications', 40)}] as certifications,
        case when category = 'ppe' then 'new'
          else (array['new', 'new', 'new', 'refurbished', 'used'])[1 + ${chance(48)} % 5] end as condition,
        case when ${chance(49)} % 8 = 0 then 0 else floor(power(${fraction(50)}, 2) * 200)::integer end as stock_count,
        ${chance(51)} % 20 = 0 as is_pre_order,
        today::date + 1 + (${chance(52)} % 60)::integer as delivered_on,
        ${pick(words.warranties, 53)} as warranty,
        floor(power(${fraction(54)}, 3) * 900)::integer as sold_count,
        date_trunc('milliseconds', today - interval '360 days' * ((${range.count} - n + 0.5) / ${range.count})) as listed_at
      from draw
        join model on model.number = model_number
        join seller on seller.number = seller_number
    )
    insert into equipment (
      id, reference, name, description, category, price, condition, stock_count, is_pre_order, available_on,
      supplier_id, specifications, certifications, images, warranty, sold_count, listed_at, search_text, search_vector,
      created_at, updated_at)
    select
      (lpad(to_hex((extract(epoch from listed_at) * 1000)::bigint), 12, '0') || '7' ||
        lpad(to_hex(${chance(56)} % 4096), 3, '0') || '8' ||
        lpad(to_hex(hashint8extended(n, 57) & 1152921504606846975), 15, '0'))::uuid,
      reference, name, description, category, price, condition, stock_count, is_pre_order,
      case when is_pre_order then delivered_on end,
      supplier_id, specifications, certifications, array['/drawings/' || drawing || '.svg'], warranty, sold_count,
      listed_at,
      equipment_search_text(name, category, supplier, reference, specifications, description),
      equipment_search_vector(name, category, supplier, specifications, certifications, description),
      listed_at, listed_at
    from product`.execute(transaction);
}
