import type { ItemWords } from '../lists/item-words.ts';
import type { ListWords } from '../lists/list-words.ts';

/** Labels whose wording is fixed: do not edit it. */
export const BUY_NOW = 'Buy Now';
export const PRE_ORDER = 'Pre-Order';
export const CONTACT_SUPPLIER = 'Contact Supplier';
export const LIST_YOUR_EQUIPMENT = 'List Your Equipment';

export const MARKETPLACE = 'Equipment marketplace';
export const ILLUSTRATIVE = 'Illustrative figures';
export const VISIT_SITE = 'Visit site';
export const OUT_OF_STOCK = 'Out of stock. Contact the supplier for dates.';

/** When the shops outside the portal can be reached. */
export const SUPPLIER_HOURS = 'Monday to Friday, 9am to 5pm GMT';

export const equipmentWords: ListWords = {
  one: 'product',
  many: 'products',
  loading: 'Loading products',
  failed: 'Products could not be loaded',
  noMatch: 'No equipment matches',
  none: { title: 'No equipment is listed', text: 'Products appear here as soon as a supplier lists them.' },
};

export const openedEquipmentWords: ItemWords = {
  place: MARKETPLACE,
  all: 'All equipment',
  loading: 'Loading the product',
  loaded: 'The product has loaded',
  failed: 'The product could not be loaded',
  unknown: 'This product is not on the portal',
  unknownAdvice: 'Check the address for mistakes. If the product was here before, it has been taken away.',
};

export const supplierWords: ItemWords = {
  ...openedEquipmentWords,
  place: 'Contact supplier',
  loading: 'Loading the supplier',
  loaded: 'The supplier has loaded',
  failed: 'The supplier could not be loaded',
};
