import { useApolloClient } from '@apollo/client/react';
import { useState, useSyncExternalStore } from 'react';
import { NO_PAGE, useRouteHandle } from '../navigation/use-route-handle.ts';
import { formatTime } from '../ui/dates.ts';
import { OFFLINE } from './words.ts';

/** While the browser has no connection: says so, and since when what is on the page has not been renewed. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!isOnline && <Bar />}</div>;
}

function Bar() {
  const client = useApolloClient();
  const hasPage = useRouteHandle() !== NO_PAGE;
  const [since] = useState(() => formatTime(new Date()));
  const tryAgain = () => {
    client.refetchQueries({ include: 'active' }).catch(() => {
      // Each part of the page shows its own failure.
    });
  };
  return (
    <div data-print="hide" className="border-b border-amber bg-amber-tint">
      <div className="page-wrap flex min-h-11 flex-wrap items-center gap-x-4 text-sm max-sm:pt-2">
        <p className="font-bold">{OFFLINE}</p>
        {hasPage && <p className="text-ink-2">Saved copy from {since}</p>}
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

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
