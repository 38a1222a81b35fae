import { type SelectQueryBuilder, sql } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import type { EquipmentRow } from './equipment-row.ts';
import { openNoticesOfProduct } from './safety-notices/listed-safety-notices.ts';

/** Columns of the product itself, and the fields that are made from them. Those of the orders are read for cursors in any case. */
const columnUses = {
  'equipment.name': ['name'],
  'equipment.description': ['description'],
  'equipment.category': ['category', 'categoryLabel'],
  'equipment.price_band as priceBand': ['priceBand'],
  'equipment.condition': ['condition', 'conditionLabel'],
  'equipment.availability': ['availability', 'availabilityLabel'],
  'equipment.available_on as availableOn': ['availableOn'],
  'equipment.stock_count as inStock': ['inStock'],
  'equipment.warranty': ['warranty'],
  'equipment.specifications': ['specifications'],
  'equipment.images': ['images'],
  'equipment.reference': ['reference'],
  'equipment.certifications': ['certifications'],
  'equipment.sold_count as sold': ['sold'],
  'equipment.product_url as productUrl': ['productUrl'],
  'equipment.withdrawn_at as withdrawnAt': ['isOffered'],
  'equipment.owner_id as ownerId': ['isSample'],
} as const;

/** What a request asks for. The rest is neither read nor joined. */
export interface WantedParts {
  readonly columns: readonly (keyof typeof columnUses)[];
  readonly supplier: boolean;
  readonly buyUrl: boolean;
  readonly safetyNotices: boolean;
}

/** Works out what to read from the names of the selected fields. */
export const wantedParts = oncePerSelection(
  (fields): WantedParts => ({
    columns: wantedColumns(fields, columnUses),
    supplier: fields.has('supplier') || fields.has('buyUrl'),
    buyUrl: fields.has('buyUrl'),
    // While the sale is paused, buying leads nowhere.
    safetyNotices: ['safetyNotices', 'saleIsPaused', 'buyUrl'].some((field) => fields.has(field)),
  }),
);

/** All there is, for those who see a product that is not listed yet. */
export const everyPart: WantedParts = {
  columns: Object.keys(columnUses) as (keyof typeof columnUses)[],
  supplier: true,
  buyUrl: true,
  safetyNotices: true,
};

/** Adds columns and joins to a query of products. */
export function selectEquipment(query: RowQuery, wanted: WantedParts): RowQuery<EquipmentRow> {
  const equipment = query as unknown as SelectQueryBuilder<DB, 'equipment', object>;
  return selectColumns(equipment, wanted) as unknown as RowQuery<EquipmentRow>;
}

function selectColumns(equipment: SelectQueryBuilder<DB, 'equipment', object>, wanted: WantedParts) {
  return equipment
    .select([
      'equipment.id',
      'equipment.price',
      'equipment.listed_at as listedAt',
      'equipment.review_state as reviewState',
      'equipment.hidden_at as hiddenAt',
      ...wanted.columns,
    ])
    .$if(wanted.supplier, (rows) =>
      rows
        .innerJoin('supplier', 'supplier.id', 'equipment.supplier_id')
        .select([
          'supplier.id as supplierId',
          'supplier.name as supplierName',
          'supplier.rating as supplierRating',
          'supplier.location as supplierLocation',
          'supplier.phone as supplierPhone',
          sql<boolean>`supplier.owner_id is not null`.as('supplierIsSeller'),
          'supplier.verified as supplierVerified',
          'supplier.nhs_approved as supplierNhsApproved',
          'supplier.website as supplierWebsite',
          'supplier.nhs_supplier_code as nhsSupplierCode',
        ]),
    )
    .$if(wanted.buyUrl, (rows) => rows.select(buyUrl.as('buyUrl')))
    .$if(wanted.safetyNotices, (rows) => rows.select(openNoticesOfProduct.as('safetyNotices')));
}

/**
 * Where buying leads, in this order: the product's page, the supplier's site, and for
 * a supplier whom the health service has approved NHS Supply Chain, whose address editors keep.
 */
const buyUrl = sql<string | null>`coalesce(
  equipment.product_url,
  supplier.website,
  case when supplier.nhs_approved then
    (select items -> 0 ->> 'url' from content_entry where key = 'equipment.nhs-supply-chain')
  end)`;
