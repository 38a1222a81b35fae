import type { Kysely } from 'kysely';
import { anyOf, chosenValues, shortText } from '../queries/filter-values.ts';
import { namingWords } from '../queries/search/naming-words.ts';
import { readSearch } from '../queries/search/text-search.ts';
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
  const named = shortText('source', filter.source);
  const category = chosenValues('category', filter.category);
  const urgency = chosenValues('urgency', filter.urgency);
  const search = await readSearch(db, shortText('search', filter.search), namingWords.documents);
  const source = anyOf(named === '' ? [] : await findSourceNames(db, named));
  return {
    shape: {
      search: search.shape,
      category: category.amount,
      urgency: urgency.amount,
      source: source.amount,
    },
    values: {
      ...search.values,
      category: category.value,
      urgency: urgency.value,
      source: source.value,
    },
  };
}
