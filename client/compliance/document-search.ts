import { choiceValues } from '../lists/choice-values.ts';
import { ListAddress } from '../lists/list-address.ts';
import type { Search } from '../lists/list-definition.ts';
import type { CompliancePageQueryVariables } from './compliance-page.generated.ts';
import {
  bestMatch,
  categoryChoices,
  categoryFilter,
  sortChoices,
  urgencyChoices,
  urgencyFilter,
} from './document-choices.ts';

/** The search of the list of documents, as in the address. */
export type DocumentSearch = Search<'category' | 'urgency', never>;

/** The address of a search of the list of documents. */
export const documentList = new ListAddress({
  path: '/compliance',
  item: 'doc',
  choiceFilters: [categoryFilter, urgencyFilter],
  texts: [],
  sorts: sortChoices,
  bestMatch,
  pageSize: 10,
});

/** The variables of the page's query. */
export function documentSearchVariables(search: DocumentSearch): CompliancePageQueryVariables {
  return {
    filter: {
      ...(search.q && { search: search.q }),
      ...choiceValues('category', categoryChoices, search.category),
      ...choiceValues('urgency', urgencyChoices, search.urgency),
    },
    ...documentList.pageVariables(search),
  };
}
