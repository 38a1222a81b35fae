import type { RefObject } from 'react';
import { ChoiceLinks } from '../lists/ChoiceLinks.tsx';
import { totalOf } from '../lists/count-words.ts';
import { Pages } from '../lists/Pages.tsx';
import { Results } from '../lists/Results.tsx';
import { useListResults } from '../lists/use-list-results.ts';
import type { ListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { HelpArticleRow } from './HelpArticleRow.tsx';
import { HelpRowSkeletons } from './HelpRowSkeletons.tsx';
import type { HelpHubQuery } from './help-hub.generated.ts';
import { useHelpPageQuery } from './help-page.generated.ts';
import { categoryFilter, type HelpSearch, helpList, helpSearchVariables } from './help-search.ts';
import { useReportedSearch } from './use-reported-search.ts';
import { helpWords, SOME_WORDS } from './words.ts';

interface HelpResultsProps extends Pick<ListSearch<HelpSearch>, 'search' | 'change'> {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The categories with the counts of all articles, until those of the search are known. */
  categories: HelpHubQuery['helpCategories'] | undefined;
}

/** The articles of a category, or those that a search has found. */
export function HelpResults({ search, change, heading, categories }: HelpResultsProps) {
  const query = useHelpPageQuery({ variables: helpSearchVariables(search), notifyOnNetworkStatusChange: true });
  const results = useListResults(query, {
    pageOf: ({ helpArticles }) => helpArticles,
    startAnew: () => change({}, { replace: true }),
  });
  usePageTurn(search, heading);
  const { page, lastPage } = results;
  const foundNothing = !results.isWaiting && page?.nodes.length === 0 && search.category.length === 0;
  useReportedSearch(search.q, foundNothing);
  const counts =
    lastPage?.facets.category ?? categories?.map(({ category, count }) => ({ value: category as string, count }));
  return (
    <>
      <ChoiceLinks list={helpList} filter={categoryFilter} search={search} counts={counts} />
      <section aria-labelledby={helpWords.many} className="mt-6">
        <Results
          words={helpWords}
          results={results}
          total={page && totalOf(page, helpWords.one)}
          filters={helpList.activeFilters(search)}
          note={page?.matchesSomeWords ? SOME_WORDS : undefined}
          correction={helpList.correctionOf(search, page?.correction)}
          clearAll={helpList.path}
          heading={heading}
          skeletons={<HelpRowSkeletons />}
        >
          {(articles) => (
            <>
              <ul className="result-list">
                {articles.nodes.map((article) => (
                  <HelpArticleRow key={article.id} article={article} />
                ))}
              </ul>
              <Pages list={helpList} words={helpWords} search={search} page={articles} />
            </>
          )}
        </Results>
      </section>
    </>
  );
}
