import type { HelpArticleSort, HelpCategory } from '../generated/graph.generated.ts';
import { choiceValues } from '../lists/choice-values.ts';
import { ListAddress } from '../lists/list-address.ts';
import type { Choice, Search } from '../lists/list-definition.ts';
import type { HelpPageQueryVariables } from './help-page.generated.ts';

/** The search of the list of help articles, as in the address. */
export type HelpSearch = Search<'category', never>;

const category = (label: string, value: HelpCategory): Choice<HelpCategory> => ({
  slug: value.toLowerCase(),
  label,
  alone: label,
  values: [value],
});

/** The categories, in the order of the page. */
export const categoryFilter = {
  name: 'category',
  title: 'Category',
  isSingle: true,
  choices: [
    category('Jobs and applications', 'JOBS'),
    category('Your account', 'ACCOUNT'),
    category('Equipment', 'EQUIPMENT'),
    category('Documents, news and search', 'DOCUMENTS'),
  ],
} as const;

/** The address of a search of the list of help articles. A category fits on one page. */
export const helpList = new ListAddress<'category', never, HelpArticleSort>({
  path: '/help-center',
  item: 'article',
  choiceFilters: [categoryFilter],
  texts: [],
  sorts: [{ slug: 'in-order', label: 'In order', value: 'POSITION' }],
  bestMatch: { slug: 'best-match', label: 'Best match', value: 'RELEVANCE' },
  pageSize: 30,
});

/** The search without anything in it. */
export const allArticles = helpList.read(new URLSearchParams());

/** Whether articles are listed: the page otherwise shows the ways to them. */
export function isListed({ q, category: chosen }: HelpSearch): boolean {
  return q !== '' || chosen.length > 0;
}

/** The variables of the list's query. */
export function helpSearchVariables(search: HelpSearch): HelpPageQueryVariables {
  return {
    filter: {
      ...(search.q && { search: search.q }),
      ...choiceValues('category', categoryFilter.choices, search.category),
    },
    ...helpList.pageVariables(search),
  };
}

/** The address of an article by itself. */
export function helpArticlePath(slug: string): string {
  return `/help-center?article=${slug}`;
}
