import { type RefObject, useEffect, useRef } from 'react';
import { problemOf } from '../forms/problem.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';

interface ShowMoreProps {
  /** The list that further rows are added to, each a child of it. */
  list: RefObject<HTMLElement | null>;
  hasMore: boolean;
  isLoading: boolean;
  /** Adds the next rows. Rejects if they cannot be fetched: the rows stay, and the button can be pressed again. */
  fetchRows: () => Promise<unknown>;
  /** The title of the notice that they could not be fetched. */
  failure: string;
  className?: string;
  children: string;
}

/**
 * Fetches further rows of a list and moves the focus to the first of them: the button itself goes away with the last
 * rows, and focus would go back to the top of the page. It stays rendered if there are no more.
 */
export function ShowMore({ list, hasMore, isLoading, fetchRows, failure, className, children }: ShowMoreProps) {
  /** How many rows there were when more were asked for. */
  const rowsBefore = useRef<number>(undefined);
  /** Before the page has been rendered with it: two presses at once add the same rows once. */
  const isAsking = useRef(false);
  useEffect(() => {
    const row = rowsBefore.current === undefined ? undefined : list.current?.children[rowsBefore.current];
    if (!(row instanceof HTMLElement)) return;
    rowsBefore.current = undefined;
    row.tabIndex = -1;
    row.focus();
  });
  if (!hasMore) return null;
  const showMore = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    rowsBefore.current = list.current?.children.length;
    fetchRows()
      .catch((error: unknown) => {
        rowsBefore.current = undefined;
        notify({ title: failure, text: problemOf(error, '').message, tone: 'error' });
      })
      .finally(() => {
        isAsking.current = false;
      });
  };
  return (
    <Button className={className} size="compact" aria-disabled={isLoading} onClick={isLoading ? undefined : showMore}>
      {children}
    </Button>
  );
}
