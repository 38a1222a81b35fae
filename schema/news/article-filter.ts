import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, chosenValues, shortText, valueConditions } from '../queries/filter-values.ts';
import type { Values } from '../queries/prepared-query.ts';
import { namingWords } from '../queries/search/naming-words.ts';
import { readSearch, type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';

/** What narrows a list of articles. Every condition must hold; several values of one condition mean any of them. */
export interface ArticleFilter {
  readonly search?: string | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  readonly priority?: readonly string[] | null | undefined;
  readonly verified?: boolean | null | undefined;
}

export type ArticleOrder = 'newest' | 'relevance';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface FilterShape {
  readonly search: SearchShape;
  readonly category: Amount;
  readonly priority: Amount;
  readonly verified: boolean;
}

/** The values of a filter. */
export interface FilterValues extends SearchValues {
  readonly category: readonly string[] | string;
  readonly priority: readonly string[] | string;
  readonly verified: boolean;
}

/** Published articles. */
export const listed = sql<SqlBool>`article.unpublished_at is null`;

/** The conditions of a list of articles. */
export function articleConditions(value: Values<FilterValues>, shape: FilterShape): RawBuilder<SqlBool>[] {
  return [
    listed,
    ...searchConditions('article', value, shape.search),
    ...valueConditions('article.category', shape.category, value('category')),
    ...valueConditions('article.priority', shape.priority, value('priority')),
    ...(shape.verified ? [sql<SqlBool>`article.verified = ${value('verified')}::boolean`] : []),
  ];
}

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
  const read = await readSearch(db, shortText('search', filter.search), namingWords.news);
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
