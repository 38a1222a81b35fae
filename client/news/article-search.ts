import { choiceValues } from '../lists/choice-values.ts';
import { ListAddress } from '../lists/list-address.ts';
import type { Search } from '../lists/list-definition.ts';
import { bestMatch, categoryFilter, newestFirst } from './article-choices.ts';
import type { NewsPageQueryVariables } from './news-page.generated.ts';

/** The search of the list of articles, as in the address. */
export type ArticleSearch = Search<'category', never>;

/** The address of a search of the list of articles. */
export const articleList = new ListAddress({
  path: '/news',
  item: 'article',
  choiceFilters: [categoryFilter],
  texts: [],
  sorts: [newestFirst],
  bestMatch,
  pageSize: 10,
});

/** The variables of the page's query. */
export function articleSearchVariables(search: ArticleSearch): NewsPageQueryVariables {
  return {
    filter: {
      ...(search.q && { search: search.q }),
      ...choiceValues('category', categoryFilter.choices, search.category),
    },
    ...articleList.pageVariables(search),
  };
}

/** The address of an article by itself. */
export function articlePath(slug: string): string {
  return `/news?article=${slug}`;
}
