import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_PAGE, useRouteHandle } from '../navigation/use-route-handle.ts';
import { formatTime } from '../ui/dates.ts';
import { OFFLINE } from './words.ts';

/** Since when the page has not been renewed, if it was there whole when the connection went, and a way to try again. */
export function OfflineNotice() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const hasPage = useRouteHandle() !== NO_PAGE;
  const [saved] = useState(() => ({
    pathname,
    since: formatTime(new Date()),
    isComplete: [...client.getObservableQueries('active')].every((query) => query.getCurrentResult().data != null),
  }));
  // Gone with the bar, once there is a connection again.
  useEffect(() => () => refetch(client), [client]);
  const hasCopy = hasPage && saved.isComplete && saved.pathname === pathname;
  return (
    <div data-print="hide" className="border-b border-amber bg-amber-tint">
      <div className="page-wrap flex min-h-11 flex-wrap items-center gap-x-4 text-sm max-sm:pt-2">
        <p className="font-bold">{OFFLINE}</p>
        {hasCopy && <p className="text-ink-2">Saved copy from {saved.since}</p>}
        <button
          type="button"
          onClick={() => refetch(client)}
          className="ml-auto min-h-11 text-link underline underline-offset-[0.15em] hover:text-link-hover"
        >
          Try again
        </button>
      </div>
    </div>
  );
}

function refetch(client: ApolloClient): void {
  client.refetchQueries({ include: 'active' }).catch(() => {
    // Each part of the page shows its own failure.
  });
}
