import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_PAGE, useRouteHandle } from '../navigation/use-route-handle.ts';
import type { ConnectionState } from './connection.ts';
import { formatSavedAt } from './format-saved-at.ts';
import { connectionWords } from './words.ts';

/**
 * Says that there is no connection, and of when what is shown is: since when the page has not been renewed, if it was there
 * whole when the connection went, or when the copy was saved that is shown. With a way to try again.
 */
export function OfflineNotice({
  state,
  copyOf,
  check,
}: {
  state: ConnectionState;
  copyOf: Date | undefined;
  check: () => void;
}) {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const hasPage = useRouteHandle() !== NO_PAGE;
  const [saved] = useState(() => ({
    pathname,
    at: new Date(),
    isComplete: [...client.getObservableQueries('active')].every((query) => query.getCurrentResult().data != null),
  }));
  // Gone with the bar, once there is a connection again.
  useEffect(() => () => refetch(client), [client]);
  const isWhole = hasPage && saved.isComplete && saved.pathname === pathname;
  const at = copyOf ?? (isWhole ? saved.at : undefined);
  const tryAgain = () => {
    check();
    // A saved copy is replaced by loading its document again; without a connection that would only return the copy.
    if (copyOf && state !== 'offline') window.location.reload();
    else refetch(client);
  };
  const words = connectionWords[state];
  return (
    <div data-print="hide" className="border-b border-amber bg-amber-tint">
      <div className="page-wrap flex min-h-11 flex-wrap items-center gap-x-4 text-sm max-sm:pt-2">
        {words && <p className="font-bold">{words}</p>}
        {at && <p className="text-ink-2">Saved copy from {formatSavedAt(at, new Date())}</p>}
        <button
          type="button"
          onClick={tryAgain}
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
