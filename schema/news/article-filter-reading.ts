import type { Kysely } from 'kysely';
import { chosenValues, shortText } from '../queries/filter-values.ts';
import { readSearch } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';
import type { FilterShape, FilterValues } from './article-conditions.ts';
import type { ArticleFilter } from './article-filter.ts';

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @throws ValidationError that names the field.
 */
export async function readArticleFilter(
  db: Kysely<DB>,
  filter: ArticleFilter,
): Promise<{ readonly shape: FilterShape; readonly values: FilterValues }> {
  const category = chosenValues('category', filter.category);
  const priority = chosenValues('priority', filter.priority);
  const read = await readSearch(db, shortText('search', filter.search));
  return {
    shape: {
      search: read.shape,
      category: category.amount,
      priority: priority.amount,
      verified: filter.verified != null,
    },
    values: {
      ...read.values,
      category: category.value,
      priority: priority.value,
      verified: filter.verified ?? false,
    },
  };
}
