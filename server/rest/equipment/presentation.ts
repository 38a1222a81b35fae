import { asValue, nest, type Presentation, spread } from '../engine/presentation.ts';

/** Remaining search is one text, the page of a product stands with its supplier, and what is said of a product that an account lists beside the product. */
export const equipmentPresentation: Presentation = {
  EquipmentConnection: [asValue('searchText')],
  Equipment: [nest('supplier', { productUrl: 'productUrl' })],
  EquipmentPosting: [spread('item')],
};
