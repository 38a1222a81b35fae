import type { Kysely } from 'kysely';
import { portalPages } from '../../combined-search/portal-pages.ts';
import { cachedAnswer } from '../../queries/cached-answer.ts';
import type { DB } from '../../tables.ts';
import { type Explanation, HelpIndex } from './help-index.ts';

/** Of more articles the first are read: each takes some thousand characters of memory. */
const MOST_ARTICLES = 500;

const readArticles: (db: Kysely<DB>, question: 'all') => Promise<readonly Explanation[]> = cachedAnswer(
  60_000,
  async (db) => {
    const rows = await db
      .selectFrom('help_article')
      .select(['slug', 'title', 'summary', 'keywords', 'body'])
      .where('unpublished_at', 'is', null)
      .orderBy('position')
      .limit(MOST_ARTICLES)
      .execute();
    return rows.map(({ slug, title, ...texts }) => ({
      record: { category: 'help', title, path: `/help-center?article=${encodeURIComponent(slug)}` },
      ...texts,
    }));
  },
);
const pages: readonly Explanation[] = portalPages.map(({ title, description, path, names }) => ({
  record: { category: 'page', title, path },
  summary: description,
  keywords: names.join('\n'),
  body: '',
}));
const indexes = new WeakMap<readonly Explanation[], HelpIndex>();

/** The published articles and the pages by their words, read once a minute and after each change. */
export async function findHelpIndex(db: Kysely<DB>): Promise<HelpIndex> {
  const articles = await readArticles(db, 'all');
  const index = indexes.get(articles) ?? new HelpIndex([...articles, ...pages]);
  indexes.set(articles, index);
  return index;
}
