import type { Kysely } from 'kysely';
import { amountOf, oneOrMany, shortText } from '../graph/filter-values.ts';
import { readSearch } from '../search/text-search.ts';
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
  const read = await readSearch(db, shortText('search', filter.search));
  return {
    shape: {
      search: read.shape,
      category: amountOf(filter.category),
      priority: amountOf(filter.priority),
      verified: filter.verified != null,
    },
    values: {
      ...read.values,
      category: oneOrMany(filter.category),
      priority: oneOrMany(filter.priority),
      verified: filter.verified ?? false,
    },
  };
}
