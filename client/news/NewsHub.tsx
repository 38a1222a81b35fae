import { useRef } from 'react';
import { useListResults } from '../lists/use-list-results.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { articleList, articleSearchVariables } from './article-search.ts';
import { LiveUpdate, LiveUpdateSkeleton } from './LiveUpdate.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsSearch } from './NewsSearch.tsx';
import { type NewsHubQuery, useNewsHubQuery } from './news-hub.generated.ts';
import { useNewsPageQuery } from './news-page.generated.ts';
import { NEWS_HUB } from './words.ts';

/** The news hub: the live update, the ways to narrow the list, and the list. */
export function NewsHub() {
  const { data: hub, loading } = useNewsHubQuery();
  const { search, wanted, change, submit } = useListSearch(articleList);
  const query = useNewsPageQuery({ variables: articleSearchVariables(search), notifyOnNetworkStatusChange: true });
  const results = useListResults(query, {
    pageOf: ({ news }) => news,
    startAnew: () => change({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(search, heading);
  // Who has narrowed the list looks for that: how many there are is then in the first view.
  const isNarrowed = wanted.q !== '' || wanted.category.length > 0;
  const live = isNarrowed ? undefined : hub?.featuredNews[0];
  const isComing = loading && !hub && !isNarrowed;
  const introduction = entryOf(hub, 'introduction');
  return (
    <>
      <PageHeader area="news" title={introduction?.title ?? NEWS_HUB} lead={introduction?.body} />
      <div className="page-wrap pt-6 pb-10 lg:pt-10 lg:pb-16">
        {live && <LiveUpdate article={live} search={search} />}
        {isComing && <LiveUpdateSkeleton />}
        <NewsSearch
          search={wanted}
          counts={results.lastPage?.facets.category}
          onSearch={(q) => change({ q }, { replace: true })}
          onSubmit={(form) => {
            submit(form);
            heading.current?.focus();
          }}
        />
        <NewsList
          search={search}
          wanted={wanted}
          change={change}
          results={results}
          live={live}
          heading={heading}
          note={entryOf(hub, 'sources')?.body}
        />
      </div>
    </>
  );
}

function entryOf(hub: NewsHubQuery | undefined, name: string) {
  return hub?.contentList.nodes.find(({ key }) => key === `news.${name}`);
}
