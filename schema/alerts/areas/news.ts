import { sql } from 'kysely';
import { type ArticleFilter, listed, readArticleFilter } from '../../news/article-filter.ts';
import { categoryLabels, priorityLabels } from '../../news/article-row.ts';
import { type AlertArea, anyOf } from '../alert-area.ts';
import { searchedWords } from './searched-words.ts';

const labelled = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value;

/** News. */
export const newsAlerts: AlertArea<ArticleFilter> = {
  name: 'news',
  one: 'article',
  many: 'articles',
  path: '/news',
  item: 'article',
  read: async (db, filter) => ({
    words: searchedWords(await readArticleFilter(db, filter)),
    filters: [
      ...anyOf('category', filter.category, labelled(categoryLabels)),
      ...anyOf('priority', filter.priority, labelled(priorityLabels)),
      ...(filter.verified == null
        ? []
        : anyOf('verified', [String(filter.verified)], () => (filter.verified ? 'Verified' : 'Not verified'))),
    ],
    always: [],
  }),
  records: () => sql`
    select article.id, article.slug as key, article.title, article.source as about,
      concat(article.summary, ' ', article.content) as body, '' as edition, null::numeric as low, null::numeric as high,
      null::double precision as latitude, null::double precision as longitude, article.search_vector,
      array[':all', ':category:' || article.category, ':priority:' || article.priority,
        ':verified:' || article.verified] as terms
    from article where ${listed}`,
};
