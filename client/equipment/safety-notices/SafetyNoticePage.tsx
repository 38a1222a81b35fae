import type { ReactNode } from 'react';
import { ItemPage } from '../../lists/ItemPage.tsx';
import { useItemOfPage } from '../../lists/use-item-of-page.ts';
import { useHead } from '../../navigation/page-context.ts';
import type { RouteHandle } from '../../navigation/route-handle.ts';
import { ContentLink } from '../../ui/ContentLink.tsx';
import { formatDate } from '../../ui/dates.ts';
import { FactList } from '../../ui/FactList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoticeTags } from './NoticeTags.tsx';
import { noticeList, noticePath } from './notice-list.ts';
import {
  type OpenedSafetyNoticeFragment,
  OpenSafetyNoticeDocument,
  useOpenSafetyNoticeQuery,
} from './safety-notices.generated.ts';
import { openedNoticeWords, SAFETY_NOTICES, WHAT_TO_DO } from './words.ts';

export const handle: RouteHandle = {
  title: SAFETY_NOTICES,
  area: 'equipment',
  queries: (params) => [{ document: OpenSafetyNoticeDocument, variables: { id: params.get(noticeList.item) } }],
};

/** /equipment/safety-notices?notice=...: one safety notice. */
export function Component() {
  const slug = useItemOfPage(noticeList.item);
  const query = useOpenSafetyNoticeQuery({ variables: { id: slug } });
  const notice = query.data?.safetyNotice;
  return (
    <ItemPage
      area="equipment"
      words={openedNoticeWords}
      query={query}
      isFound={Boolean(notice)}
      list={noticeList.path}
      skeleton={<Skeleton className="h-96 w-full max-w-read" />}
    >
      {(back) => notice && <FoundNotice notice={notice} back={back} />}
    </ItemPage>
  );
}

function FoundNotice({ notice, back }: { notice: OpenedSafetyNoticeFragment; back: ReactNode }) {
  const { reference, title, kindLabel, publishedOn, summary, advice, sourceUrl } = notice;
  useHead({
    title: `${reference}: ${title}`,
    description: `${kindLabel} ${reference}. ${title}.`,
    canonicalPath: noticePath(notice),
  });
  return (
    <>
      <PageHeader
        area="equipment"
        title={title}
        above={back}
        tags={<NoticeTags notice={notice} />}
        lead={`${kindLabel} ${reference}, published on ${formatDate(publishedOn)}.`}
      />
      <div className="page-wrap py-10 lg:py-16">
        <div className="max-w-read space-y-10">
          {notice.withdrawnAt && (
            <section className="border-l-[6px] border-line-strong bg-sunken px-6 py-4">
              <h2 className="text-base font-bold">Withdrawn on {formatDate(notice.withdrawnAt)}</h2>
              <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{notice.withdrawalReason}</p>
              <p className="mt-1 text-sm">It pauses no sale any more.</p>
            </section>
          )}
          <section>
            <h2 id="what-to-do" tabIndex={-1} className="mb-3 text-h2 font-bold outline-none">
              {WHAT_TO_DO}
            </h2>
            <p className="whitespace-pre-line wrap-anywhere">{advice}</p>
          </section>
          <section>
            <h2 className="mb-3 text-h2 font-bold">What the notice says</h2>
            <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
            <p className="mt-4">
              <ContentLink href={sourceUrl}>Read the notice where it is published</ContentLink>
            </p>
          </section>
          <section>
            <h2 className="mb-3 text-h2 font-bold">What it is about</h2>
            <FactList
              facts={[
                ['Reference', reference],
                ['Manufacturer', notice.manufacturer],
                ['Models and words', notice.products.join(', ')],
              ]}
            />
            <p className="mt-3 text-xs text-ink-2">
              Equipment is found by these words, and an operator looks at each match before the notice is published.
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
