import { type Kysely, sql } from 'kysely';
import { cachedFigures } from '../queries/cached-figures.ts';
import type { DB } from '../tables.ts';
import { offered } from './equipment-conditions.ts';
import type { EquipmentAvailabilityName, EquipmentCategoryName } from './equipment-row.ts';

/** How many offered products of a category have an availability, and how many units of them there are. */
export interface StockCount {
  readonly category: EquipmentCategoryName;
  readonly availability: EquipmentAvailabilityName;
  readonly products: number;
  readonly units: number;
}

export interface SupplierFigures {
  readonly activeSuppliers: number;
  /** Out of 5, with one decimal; null where no supplier has been rated. */
  readonly avgRating: number | null;
}

/** A page may show figures of half a minute ago: each product is looked at for them. */
const KEPT_FOR_MS = 30_000;

const stock = cachedFigures(KEPT_FOR_MS, findStock);
const suppliers = cachedFigures(KEPT_FOR_MS, findSupplierFigures);

/** What is offered, by category and availability; half a minute old at most. */
export function countStock(db: Kysely<DB>): Promise<StockCount[]> {
  return stock(db, '');
}

/** Figures about the suppliers of what is offered; half a minute old at most. */
export function countSuppliers(db: Kysely<DB>): Promise<SupplierFigures> {
  return suppliers(db, '');
}

function findStock(db: Kysely<DB>): Promise<StockCount[]> {
  return db
    .selectFrom('equipment')
    .where(offered)
    .groupBy(['category', 'availability'])
    .select((select) => [
      'category',
      'availability',
      select.fn.countAll<number>().as('products'),
      sql<number>`sum(stock_count)`.as('units'),
    ])
    .$castTo<StockCount>()
    .execute();
}

function findSupplierFigures(db: Kysely<DB>): Promise<SupplierFigures> {
  return db
    .selectFrom('supplier')
    .where((where) =>
      where.exists(
        where
          .selectFrom('equipment')
          .select(sql`1`.as('one'))
          .whereRef('equipment.supplier_id', '=', 'supplier.id')
          .where(offered),
      ),
    )
    .select((select) => [
      select.fn.countAll<number>().as('activeSuppliers'),
      sql<number | null>`round(avg(rating), 1)`.as('avgRating'),
    ])
    .executeTakeFirstOrThrow();
}
