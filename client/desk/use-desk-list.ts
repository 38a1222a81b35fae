import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef } from 'react';
import { type ListPage, type ListResults, useListResults } from '../lists/use-list-results.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import type { DeskAddress } from './use-desk-address.ts';

interface DeskList<Page> {
  readonly results: ListResults<Page>;
  /** Of the list, which takes the focus when its page is turned or a row is handled. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called once a row is handled: the button that was pressed goes with it. */
  readonly onHandled: () => void;
}

/** Follows a list of the operators' page whose place stands in the address, and whose rows go once they are handled. */
export function useDeskList<Data, Page extends ListPage>(
  address: DeskAddress,
  query: Parameters<typeof useListResults<Data, Page>>[0],
  pageOf: (data: Data) => Page,
): DeskList<Page> {
  const startAnew = () => address.go({}, { replace: true });
  const results = useListResults(query, { pageOf, startAnew });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const client = useApolloClient();
  const onHandled = () => {
    // The counts above the lists are refetched.
    client.cache.evict({ fieldName: 'deskQueues' });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    const { page } = results;
    // Of a page whose last row is handled nothing would be left to see, whatever waits on the others.
    if (page?.nodes.length === 1 && page.totalCount > 1) startAnew();
    else results.retry();
  };
  return { results, heading, onHandled };
}
