import type { Kysely } from 'kysely';
import { amountOf, oneOrMany, shortText } from '../graph/filter-values.ts';
import { readSearch } from '../search/text-search.ts';
import type { DB } from '../tables.ts';
import type { FilterShape, FilterValues } from './document-conditions.ts';
import type { DocumentFilter } from './document-filter.ts';
import { findSourceNames } from './document-sources.queries.ts';

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @throws ValidationError that names the field.
 */
export async function readDocumentFilter(
  db: Kysely<DB>,
  filter: DocumentFilter,
): Promise<{ readonly shape: FilterShape; readonly values: FilterValues }> {
  const source = shortText('source', filter.source);
  const search = await readSearch(db, shortText('search', filter.search));
  const sources = source === '' ? [] : await findSourceNames(db, source);
  return {
    shape: {
      search: search.shape,
      category: amountOf(filter.category),
      urgency: amountOf(filter.urgency),
      source: amountOf(sources),
    },
    values: {
      ...search.values,
      category: oneOrMany(filter.category),
      urgency: oneOrMany(filter.urgency),
      source: oneOrMany(sources),
    },
  };
}
