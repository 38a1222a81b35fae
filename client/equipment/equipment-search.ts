import type { To } from 'react-router-dom';
import { choiceValues } from '../lists/choice-values.ts';
import { ListAddress } from '../lists/list-address.ts';
import type { Search } from '../lists/list-definition.ts';
import {
  availabilityChoices,
  bestMatch,
  categoryChoices,
  choiceFilters,
  conditionChoices,
  type EquipmentChoiceFilterName,
  priceChoices,
  sortChoices,
} from './equipment-choices.ts';
import type { EquipmentPageQueryVariables } from './equipment-page.generated.ts';

/** What the list of products is asked for, as it stands in the address. */
export type EquipmentSearch = Search<EquipmentChoiceFilterName, never>;

/** How the list of products stands in the address. A page fills three rows of three cards. */
export const equipmentList = new ListAddress({
  path: '/equipment',
  item: 'item',
  choiceFilters,
  texts: [],
  sorts: sortChoices,
  bestMatch,
  pageSize: 9,
});

/** The variables of the page's query. */
export function equipmentSearchVariables(search: EquipmentSearch): EquipmentPageQueryVariables {
  return {
    filter: {
      ...(search.q && { search: search.q }),
      ...choiceValues('category', categoryChoices, search.category),
      ...choiceValues('priceBand', priceChoices, search.price),
      ...choiceValues('availability', availabilityChoices, search.availability),
      ...choiceValues('condition', conditionChoices, search.condition),
    },
    ...equipmentList.pageVariables(search),
  };
}

/** The part of an address that opens the supplier of the opened product. */
export const CONTACT = 'contact';

/** The address at which the supplier of a product is opened; as a page it is the product's, at its supplier. */
export function supplierAddress(search: EquipmentSearch, item: string): To {
  const address = equipmentList.of(search, item);
  return typeof address === 'string'
    ? address
    : { ...address, search: `${address.search}&${CONTACT}=supplier`, hash: '#supplier' };
}
