import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB, Equipment } from '../../../schema/tables.ts';
import equipment from './sample/equipment.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

type SampleProduct = (typeof equipment)[number];

const DAY_MS = 86_400_000;
const londonDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The sample products, listed and available as many days from now as the file says. */
export async function loadEquipment(db: Kysely<DB>, clock: Clock): Promise<void> {
  const now = clock.now();
  await upsertRows(db, {
    table: 'equipment',
    key: ['id'],
    rows: equipment.map((product) => equipmentRow(product, now)),
    // Stock and sales go on from the file's figures.
    onlyWhenNew: ['stock_count', 'sold_count'],
    changedAt: 'updated_at',
  });
}

function equipmentRow(product: SampleProduct, now: Date): Insertable<Equipment> {
  return {
    id: product.id,
    reference: product.reference,
    name: product.name,
    description: product.description,
    category: product.category,
    price: product.price,
    condition: product.condition,
    stock_count: product.inStock,
    is_pre_order: product.preOrder,
    available_on:
      product.availableInDays === null
        ? null
        : londonDate.format(new Date(now.getTime() + product.availableInDays * DAY_MS)),
    supplier_id: product.supplierId,
    product_url: product.productUrl,
    specifications: product.specifications,
    certifications: product.certifications,
    images: product.images,
    warranty: product.warranty,
    sold_count: product.sold,
    listed_at: startOfDay(product.listedDaysAgo, now),
    withdrawn_at: null,
  };
}

/** At the start of a day, so that a second start on the same day changes nothing. */
function startOfDay(daysAgo: number, now: Date): string {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  day.setUTCHours(0, 0, 0, 0);
  return day.toISOString();
}
