import type { RefObject } from 'react';
import { totalOf } from '../lists/count-words.ts';
import { Pages } from '../lists/Pages.tsx';
import { Results } from '../lists/Results.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import type { ListResults } from '../lists/use-list-results.ts';
import type { ListSearch } from '../lists/use-list-search.ts';
import { latePart } from '../ui/late-part.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticleRowSkeletons } from './ArticleRowSkeletons.tsx';
import { type ArticleSearch, articleList } from './article-search.ts';
import { NEWS_SEARCH } from './NewsSearch.tsx';
import type { NewsPageQuery } from './news-page.generated.ts';
import { rowsBelow } from './rows-below.ts';
import { NEWEST_FIRST, newsWords } from './words.ts';

const NewsLinks = latePart(() => import('./NewsLinks.tsx').then((module) => module.NewsLinks));

interface NewsListProps extends Pick<ListSearch<ArticleSearch>, 'search' | 'wanted' | 'change'> {
  results: ListResults<NewsPageQuery['news']>;
  /** The article above the list, if there is one. */
  live: { readonly id: string } | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  note: string | undefined;
}

/** The list of articles in each of its states, and its order. */
export function NewsList({ search, wanted, change, results, live, heading, note }: NewsListProps) {
  const { page } = results;
  return (
    <section aria-labelledby={newsWords.many} className="relative mt-6 lg:mt-10">
      <div className="absolute top-0 right-0 max-lg:-top-1.5">
        {wanted.q === '' ? (
          <p className="pt-1 text-sm text-ink-2 max-lg:pt-2">{NEWEST_FIRST}</p>
        ) : (
          <SortSelect
            form={NEWS_SEARCH}
            sorts={articleList.sortsFor(wanted)}
            current={articleList.sortOf(wanted)}
            onChange={(sort) => change({ sort })}
            className="max-lg:px-3 lg:-mt-1"
          />
        )}
      </div>
      <Results
        words={newsWords}
        results={results}
        total={page && totalOf(page, newsWords.one)}
        filters={articleList.activeFilters(search)}
        correction={articleList.correctionOf(search, page?.correction)}
        clearAll={articleList.of(articleList.withoutFilters(search))}
        heading={heading}
        headingClassName="pr-44 lg:pr-60"
        skeletons={<ArticleRowSkeletons />}
      >
        {(articles) => (
          <>
            <ul className="result-list">
              {rowsBelow(live, articles, search).map((article) => (
                <ArticleRow key={article.id} article={article} search={search} />
              ))}
            </ul>
            <Pages list={articleList} words={newsWords} search={search} page={articles} />
          </>
        )}
      </Results>
      {note && page && page.nodes.length > 0 && <p className="mt-6 text-xs text-ink-2">{note}</p>}
      {page && <NewsLinks search={search} />}
    </section>
  );
}
