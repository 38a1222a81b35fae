import type { ApolloClient } from '@apollo/client/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { keepStatistics, keptStatistics } from './kept-statistics.ts';
import { useIsPaused } from './paused-updates.ts';
import { estimatedOnline } from './short-count.ts';
import { type VisitorCountsFragment, VisitorsDocument } from './visitors.generated.ts';

/** Visitors as they are shown. */
export interface ShownVisitors extends Pick<VisitorCountsFragment, 'totalVisitors' | 'onlineUsers' | 'todayVisitors'> {
  /** Whether the server did not respond, so that the number online is estimated from the last count. */
  isEstimated: boolean;
}

interface Counter {
  /** As the page was served with them. */
  served: VisitorCountsFragment | undefined;
  /** Milliseconds between two counts. */
  interval: number;
  /** So many are estimated to be online at most. */
  most: number;
}

/**
 * The visitors, counted anew at each interval while the page is seen; they stand still while paused or offline. A new count
 * goes through the cache, so that it comes back as `served` to all that show it.
 */
export function useVisitors({ served, interval, most }: Counter): ShownVisitors | undefined {
  const client = useApolloClient();
  const isPaused = useIsPaused();
  const [estimate, setEstimate] = useState<ShownVisitors>();
  useEffect(() => {
    if (served) keepStatistics(served);
    setEstimate(undefined);
  }, [served]);
  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    const timer = setInterval(async () => {
      if (document.hidden || !browserIsOnline()) return;
      const hasCounted = await count(client);
      if (!isOver) setEstimate(hasCounted ? undefined : estimated(most));
    }, interval);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [client, interval, most, isPaused]);
  return estimate ?? (served && { ...served, isEstimated: false });
}

async function count(client: ApolloClient): Promise<boolean> {
  try {
    await client.query({ query: VisitorsDocument, fetchPolicy: 'network-only' });
    return true;
  } catch (error) {
    console.warn('The visitors could not be counted.', error instanceof Error ? error.message : '');
    return false;
  }
}

/** From the last count that was kept; nothing if there was none. */
function estimated(most: number): ShownVisitors | undefined {
  const kept = keptStatistics();
  return kept && { ...kept, onlineUsers: estimatedOnline(kept.totalVisitors, most, Math.random()), isEstimated: true };
}
