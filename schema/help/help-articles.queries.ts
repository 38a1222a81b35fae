import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { listed } from './help-article-filter.ts';
import type { HelpArticleRow, HelpCategoryName } from './help-article-row.ts';

/** A category, and how many articles it has. */
export interface HelpCategoryCount {
  readonly category: HelpCategoryName;
  readonly count: number;
}

/** How many articles each category has, if it has any; half a minute old at most. */
export const countHelpCategories = cachedAnswer(30_000, countByCategory);

async function countByCategory(db: Kysely<DB>): Promise<HelpCategoryCount[]> {
  return db
    .selectFrom('help_article')
    .select((select) => [
      select.ref('category').$castTo<HelpCategoryName>().as('category'),
      select.fn.countAll<number>().as('count'),
    ])
    .where(listed)
    .groupBy('category')
    .execute();
}

/**
 * The articles that say most of what the title of one says, `most` at most, the nearest first; none if there is no such
 * article. All articles are looked at: there are as many as a release brings.
 */
export const findRelatedArticles = cachedAnswer(
  30_000,
  async (db, { id, most }: { readonly id: string; readonly most: number }): Promise<HelpArticleRow[]> => {
    const { rows } = await sql<HelpArticleRow>`
      with asked as (
        select id, category, to_tsquery('simple', array_to_string(tsvector_to_array(
          ts_filter(search_vector, '{a}')), ' | ')) as words
        from help_article where id = ${id}
      )
      select article.id, article.slug, article.title, article.summary, article.body, article.category, article.position,
        article.popular_place as "popularPlace", article.helpful_count as "helpfulCount",
        article.unhelpful_count as "unhelpfulCount", article.updated_at as "updatedAt",
        article.unpublished_at as "unpublishedAt"
      from help_article as article, asked
      where article.id <> asked.id and article.unpublished_at is null
      order by ts_rank('{0.05, 0.2, 0.4, 1}', article.search_vector, asked.words, 1)
        * case when article.category = asked.category then 1.5 else 1 end desc, article.position
      limit ${most}`.execute(db);
    return rows;
  },
);
