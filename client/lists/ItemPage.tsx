import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Area } from '../areas.ts';
import { useHead, useStatus } from '../navigation/page-context.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { ItemQuery } from './item-query.ts';
import type { ItemWords } from './item-words.ts';

interface ItemPageProps {
  /** Absent for a page outside the areas. */
  area?: Area;
  words: ItemWords;
  query: ItemQuery;
  isFound: boolean;
  /** The list that the item belongs to. */
  list: To;
  skeleton: ReactNode;
  /** The page of the item once it is there, with the way back to the list. */
  children: (back: ReactNode) => ReactNode;
}

/** One item as a page, in each of its states: for shared addresses, reloads and browsers without scripts. */
export function ItemPage({ area, words, query, isFound, list, skeleton, children }: ItemPageProps) {
  const { data, error, loading, refetch } = query;
  const inArea = area ? { area } : {};
  useHeadingOfWhatCame(isFound);
  const back = (
    <Link to={list} className="inline-flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
      <ArrowLeft aria-hidden className="size-5" strokeWidth={2} />
      {words.all}
    </Link>
  );
  if (isFound) return children(back);
  if (data) return <UnknownItem {...inArea} words={words} back={back} />;
  return (
    <>
      <PageHeader {...inArea} title={words.place} above={back} />
      <div className="page-wrap py-10 lg:py-16">
        {error ? (
          <ErrorPanel
            title={words.failed}
            message={error.message}
            busy={loading}
            headingLevel="h2"
            onRetry={() => refetch()}
          />
        ) : (
          skeleton
        )}
      </div>
    </>
  );
}

/** The heading that stood in for the item's own goes with the focus that a new page has put on it. */
function useHeadingOfWhatCame(isFound: boolean) {
  const wasFound = useRef(isFound);
  useEffect(() => {
    if (wasFound.current === isFound) return;
    wasFound.current = isFound;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isFound]);
}

function UnknownItem({ words, back, ...area }: { area?: Area; words: ItemWords; back: ReactNode }) {
  useStatus(404);
  useHead({ title: words.unknown });
  return <PageHeader {...area} title={words.unknown} above={back} lead={words.unknownAdvice} />;
}
