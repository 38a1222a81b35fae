import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { EquipmentRow } from './equipment-row.ts';

/** When suppliers that operators keep can be reached. It is not known of those that accounts sell under. */
const SUPPLIER_HOURS = 'Monday to Friday, 9am to 5pm GMT';

/** Who sells a product; its columns come with the product's. */
export const Supplier = builder.objectRef<EquipmentRow>('Supplier').implement({
  description: 'Who sells a product. One does not buy from the portal, but from the supplier.',
  fields: (t) => ({
    id: t.exposeID('supplierId', { description: 'Identifier of the supplier.' }),
    name: t.exposeString('supplierName', { description: 'Name of the supplier.' }),
    rating: t.exposeFloat('supplierRating', {
      nullable: true,
      description: 'Rating out of 5, with one decimal; null while the supplier has no rating.',
      ...constrained({ minimum: 0, maximum: 5 }),
    }),
    location: t.exposeString('supplierLocation', { description: 'Town.' }),
    phone: t.exposeString('supplierPhone', { description: 'Phone number, as it is dialled in the United Kingdom.' }),
    openingHours: t.string({
      nullable: true,
      description: 'When the supplier can be reached, as words; null where that is not known.',
      resolve: ({ supplierIsSeller }) => (supplierIsSeller ? null : SUPPLIER_HOURS),
    }),
    verified: t.exposeBoolean('supplierVerified', {
      description: 'Whether operators of the portal have checked who the supplier is.',
    }),
    nhsApproved: t.exposeBoolean('supplierNhsApproved', {
      description: 'Whether operators have found the supplier among those of the health service.',
    }),
    takesMessages: t.exposeBoolean('supplierIsSeller', {
      description: 'Whether an account answers for the supplier, so that `contactSupplier` can write to them.',
    }),
    website: t.exposeString('supplierWebsite', {
      nullable: true,
      description: "The supplier's own site.",
      ...constrained({ format: 'uri' }),
    }),
    nhsSupplierCode: t.exposeString('nhsSupplierCode', {
      nullable: true,
      description: 'Code of the supplier at NHS Supply Chain, where it has one.',
    }),
  }),
});
