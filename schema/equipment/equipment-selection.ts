import { type SelectQueryBuilder, sql } from 'kysely';
import type { RowQuery } from '../lists/listed-table.ts';
import type { DB } from '../tables.ts';
import type { EquipmentRow } from './equipment-row.ts';

/** What beyond the columns of a card in a list a request asks for. The rest is neither read nor joined. */
export interface WantedParts {
  readonly details: boolean;
  readonly description: boolean;
  readonly supplier: boolean;
  readonly buyUrl: boolean;
}

const detailFields = ['reference', 'certifications', 'sold', 'productUrl', 'isOffered'];

/** Works out what to read from the names of the selected fields. */
export function wantedParts(fields: ReadonlySet<string>): WantedParts {
  return {
    details: detailFields.some((field) => fields.has(field)),
    description: fields.has('description'),
    supplier: fields.has('supplier') || fields.has('buyUrl'),
    buyUrl: fields.has('buyUrl'),
  };
}

/** Adds columns and joins to a query of products. */
export function selectEquipment(query: RowQuery, wanted: WantedParts): RowQuery<EquipmentRow> {
  const equipment = query as unknown as SelectQueryBuilder<DB, 'equipment', object>;
  return selectColumns(equipment, wanted) as unknown as RowQuery<EquipmentRow>;
}

function selectColumns(equipment: SelectQueryBuilder<DB, 'equipment', object>, wanted: WantedParts) {
  return equipment
    .select([
      'equipment.id',
      'equipment.name',
      'equipment.category',
      'equipment.price',
      'equipment.price_band as priceBand',
      'equipment.condition',
      'equipment.availability',
      'equipment.available_on as availableOn',
      'equipment.stock_count as inStock',
      'equipment.warranty',
      'equipment.specifications',
      'equipment.images',
      'equipment.listed_at as listedAt',
      'equipment.review_state as reviewState',
    ])
    .$if(wanted.details, (rows) =>
      rows.select([
        'equipment.reference',
        'equipment.certifications',
        'equipment.sold_count as sold',
        'equipment.product_url as productUrl',
        'equipment.withdrawn_at as withdrawnAt',
      ]),
    )
    .$if(wanted.description, (rows) => rows.select('equipment.description'))
    .$if(wanted.supplier, (rows) =>
      rows
        .innerJoin('supplier', 'supplier.id', 'equipment.supplier_id')
        .select([
          'supplier.id as supplierId',
          'supplier.name as supplierName',
          'supplier.rating as supplierRating',
          'supplier.location as supplierLocation',
          'supplier.phone as supplierPhone',
          'supplier.verified as supplierVerified',
          'supplier.nhs_approved as supplierNhsApproved',
          'supplier.website as supplierWebsite',
          'supplier.nhs_supplier_code as nhsSupplierCode',
        ]),
    )
    .$if(wanted.buyUrl, (rows) => rows.select(buyUrl.as('buyUrl')));
}

/**
 * Where buying leads, in the order of the specification (2, section 4): the product's page, the supplier's site, and for
 * a supplier whom the health service has approved NHS Supply Chain, whose address editors keep.
 */
const buyUrl = sql<string | null>`coalesce(
  equipment.product_url,
  supplier.website,
  case when supplier.nhs_approved then
    (select items -> 0 ->> 'url' from content_entry where key = 'equipment.nhs-supply-chain')
  end)`;
