import { asValue, nest, type Presentation, spread } from '../engine/presentation.ts';

/** The corrected search is one text, the page of a product is a field of its supplier, and the state of a listed product is beside the product. */
export const equipmentPresentation: Presentation = {
  EquipmentConnection: [asValue('searchText')],
  Equipment: [nest('supplier', { productUrl: 'productUrl' })],
  EquipmentPosting: [spread('item')],
};
