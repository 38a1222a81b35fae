import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, chosenValues, shortText, valueConditions } from '../queries/filter-values.ts';
import type { Values } from '../queries/prepared-query.ts';
import { namingWords } from '../queries/search/naming-words.ts';
import {
  readAnyWord,
  readSearch,
  type SearchShape,
  type SearchValues,
  searchConditions,
} from '../queries/search/text-search.ts';
import { withVerbsAsWords } from '../queries/search/verbs-as-words.ts';
import type { DB } from '../tables.ts';

/** What narrows a list of help articles. Every condition must hold; several categories mean any of them. */
export interface HelpArticleFilter {
  readonly search?: string | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  /** Only popular ones. */
  readonly popular?: true;
}

/** `popular` is the order among popular articles; it needs the filter by them. */
export type HelpArticleOrder = 'position' | 'popular' | 'relevance';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface HelpFilterShape {
  readonly search: SearchShape;
  readonly category: Amount;
  readonly popular: boolean;
}

/** The values of a filter. */
export interface HelpFilterValues extends SearchValues {
  readonly category: readonly string[] | string;
}

/** Published articles. */
export const listed = sql<SqlBool>`help_article.unpublished_at is null`;

/** The conditions of a list of help articles. */
export function helpArticleConditions(value: Values<HelpFilterValues>, shape: HelpFilterShape): RawBuilder<SqlBool>[] {
  return [
    listed,
    ...searchConditions('help_article', value, shape.search),
    ...valueConditions('help_article.category', shape.category, value('category')),
    ...(shape.popular ? [sql<SqlBool>`help_article.popular_place is not null`] : []),
  ];
}

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @param anyWord whether articles with any word of the search are wanted, where it has several.
 * @throws ValidationError that names the field.
 */
export async function readHelpArticleFilter(
  db: Kysely<DB>,
  filter: HelpArticleFilter,
  anyWord = false,
): Promise<{ readonly shape: HelpFilterShape; readonly values: HelpFilterValues }> {
  const category = chosenValues('category', filter.category);
  const search = withVerbsAsWords(shortText('search', filter.search));
  const some = anyWord ? await readAnyWord(db, search, namingWords.help) : undefined;
  const read = some ?? (await readSearch(db, search, namingWords.help));
  return {
    shape: { search: read.shape, category: category.amount, popular: filter.popular ?? false },
    values: { ...read.values, category: category.value },
  };
}
