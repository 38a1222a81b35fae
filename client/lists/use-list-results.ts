import type { ErrorLike } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { useDelayed } from '../ui/use-delayed.ts';
import { refusedField } from './refused-field.ts';

/** A first answer that takes longer than this, in milliseconds, is announced by skeletons. */
const PATIENCE = 200;
/** A further answer may take this long before the rows that it replaces go. */
const PATIENCE_WITH_ROWS = 1000;

/** A page of a list as its query answers it. */
export interface ListPage {
  nodes: readonly unknown[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor?: string | null;
    endCursor?: string | null;
    startPosition: number;
  };
  totalCount: number;
  totalIsCapped: boolean;
}

/** What of a query's result the list follows. */
interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: ErrorLike | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** A list as far as it is known. */
export interface ListResults<Page> {
  /** The rows to show: those of the search, or for a moment those before it. */
  page: Page | undefined;
  /** The last page that was there, whose facets stay while others are on their way. */
  lastPage: Page | undefined;
  /** Why there are none to show: a sentence of the error catalogue. */
  failure: string | undefined;
  /** What is wrong with a field of the form, if that is why there are none. */
  refusal: string | undefined;
  /** The address names a page that the list does not have. */
  isUnknownPage: boolean;
  isWaiting: boolean;
  /** The wait is long enough to be shown. */
  isLongWait: boolean;
  retry: () => void;
}

interface ListOptions<Data, Page> {
  pageOf: (data: Data) => Page;
  /** Leads back to the first page. */
  startAnew: () => void;
  /** Fields of the filter whose typed values may be refused. */
  refusable?: readonly string[];
}

/**
 * Follows the query of one page of a list. Rows that are there stay while others are on their way. An address with a page
 * that the list does not have leads to the first one.
 */
export function useListResults<Data, Page extends ListPage>(
  query: QueryResult<Data>,
  { pageOf, startAnew, refusable = [] }: ListOptions<Data, Page>,
): ListResults<Page> {
  const { data, previousData, error, loading } = query;
  const failure = data ? undefined : error?.message;
  const known = data ?? previousData;
  const lastPage = known && pageOf(known);
  const page = failure ? undefined : lastPage;
  const isWaiting = loading && !data;
  const isUnknownPage = refusedField(error, 'after', 'before') !== undefined;
  const toFirstPage = useEffectEvent(startAnew);
  useEffect(() => {
    if (isUnknownPage) toFirstPage();
  }, [isUnknownPage]);
  return {
    page,
    lastPage,
    failure,
    refusal: refusedField(error, ...refusable),
    isUnknownPage,
    isWaiting,
    isLongWait: useDelayed(isWaiting, page ? PATIENCE_WITH_ROWS : PATIENCE),
    retry: () => {
      query.refetch().catch(() => {
        // The query's own error says what failed.
      });
    },
  };
}
