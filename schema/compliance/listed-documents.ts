import type { ListedTable } from '../queries/lists/listed-table.ts';
import { documentConditions, type FilterShape, type FilterValues, listed } from './document-conditions.ts';
import type { DocumentSortName } from './document-filter.ts';
import { orders } from './document-order.ts';
import type { DocumentRow } from './document-row.ts';
import { selectDocuments, type WantedParts } from './document-selection.ts';

/** Published documents as a list. */
export const listedDocuments: ListedTable<
  DocumentRow,
  Exclude<DocumentSortName, 'relevance'>,
  FilterShape,
  FilterValues,
  WantedParts
> = {
  table: 'document',
  time: 'published_at',
  leads: 'b',
  listed,
  conditions: documentConditions,
  orders,
  select: selectDocuments,
};
