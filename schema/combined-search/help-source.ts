import { readHelpArticleFilter } from '../help/help-article-filter.ts';
import type { HelpArticleRow } from '../help/help-article-row.ts';
import { helpCategoryLabels } from '../help/help-article-row.ts';
import { listedHelpArticles, wantedHelpParts } from '../help/listed-help-articles.ts';
import { excerptOf } from './excerpt.ts';
import type { Hit } from './hit.ts';
import { byRelevance, isWeak } from './relevance.ts';
import { listedSource, type SearchSource } from './search-source.ts';

/** More would stand in the way of what they explain. */
const MOST_ARTICLES = 2;
/** Of hits with the same percent, articles come after what they explain; thousandths, more than any hit gains. */
const BEHIND = 10_000;

const listed = listedSource({
  name: 'help',
  category: 'help',
  answersAll: true,
  listed: listedHelpArticles,
  wanted: wantedHelpParts(new Set(['slug', 'title', 'summary', 'categoryLabel'])),
  whole: ({ db }) => readHelpArticleFilter(db, {}),
  present: (article: HelpArticleRow) => ({
    id: article.id,
    title: article.title,
    description: excerptOf(article.summary),
    data: { kind: 'help', section: helpCategoryLabels[article.category] },
    path: `/help-center?article=${encodeURIComponent(article.slug)}`,
  }),
});

function isAbout({ phrase, reasons }: Hit): boolean {
  return phrase || reasons.every(({ place }) => place === 'title');
}

/**
 * Articles of the help center. They are prose about the whole portal, so that almost every search finds its words in one:
 * only those count that are about it, by their titles or with the whole of it in their summaries.
 */
export const helpSource: SearchSource = {
  ...listed,
  find: async (dependencies, typed, most, deadline) => {
    const hits = await listed.find(dependencies, typed, most, deadline);
    return hits
      .filter((hit) => !isWeak(hit) && isAbout(hit))
      .toSorted(byRelevance)
      .slice(0, MOST_ARTICLES)
      .map((hit) => ({ ...hit, textRank: hit.textRank - BEHIND }));
  },
};
