import { Rss } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { SAFETY_FEED } from '../../feeds/feed-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Pages } from '../../lists/Pages.tsx';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { useListSearch } from '../../lists/use-list-search.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import type { RouteHandle } from '../../navigation/route-handle.ts';
import { formatDate } from '../../ui/dates.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoticeTags } from './NoticeTags.tsx';
import { noticeList, noticePath, noticeVariables } from './notice-list.ts';
import { SafetyNoticesPageDocument, useSafetyNoticesPageQuery } from './safety-notices.generated.ts';
import { LEAD, noticeWords, SAFETY_NOTICES } from './words.ts';

export const handle: RouteHandle = {
  title: SAFETY_NOTICES,
  area: 'equipment',
  description: LEAD,
  queries: (params) => [{ document: SafetyNoticesPageDocument, variables: noticeVariables(noticeList.read(params)) }],
};

/** /equipment/safety-notices: all notices, the newest first. */
export function Component() {
  const { search, change } = useListSearch(noticeList);
  const query = useSafetyNoticesPageQuery({ variables: noticeVariables(search), notifyOnNetworkStatusChange: true });
  const results = useListResults(query, {
    pageOf: ({ safetyNotices }) => safetyNotices,
    startAnew: () => change({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(search, heading);
  const { page } = results;
  return (
    <>
      <PageHeader area="equipment" title={SAFETY_NOTICES} lead={LEAD}>
        <p data-print="hide" className="mt-4 flex flex-wrap gap-x-6">
          <Link to="/equipment" className="inline-flex min-h-11 items-center text-sm">
            All equipment
          </Link>
          <a href={SAFETY_FEED} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <Rss aria-hidden className="size-4.5" strokeWidth={2} />
            RSS feed of safety notices
          </a>
        </p>
      </PageHeader>
      <section aria-labelledby={noticeWords.many} className="page-wrap pt-6 pb-10 lg:pt-10 lg:pb-16">
        <Results
          words={noticeWords}
          results={results}
          total={page && totalOf(page, noticeWords.one)}
          filters={[]}
          clearAll={noticeList.of(noticeList.withoutFilters(search))}
          heading={heading}
          skeletons={<Skeleton className="mt-5 h-60 w-full" />}
        >
          {(notices) => (
            <>
              <ul>
                {notices.nodes.map((notice) => (
                  <li key={notice.id} className="border-b border-line py-5">
                    <h3 className="text-base wrap-anywhere">
                      <Link to={noticePath(notice)}>{notice.title}</Link>
                    </h3>
                    <p className="num mt-1 text-sm text-ink-2">
                      {notice.kindLabel} {notice.reference}, {formatDate(notice.publishedOn)}
                    </p>
                    <NoticeTags notice={notice} />
                  </li>
                ))}
              </ul>
              <Pages list={noticeList} words={noticeWords} search={search} page={notices} />
            </>
          )}
        </Results>
      </section>
    </>
  );
}
