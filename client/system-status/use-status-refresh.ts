import { useEffect, useRef, useState } from 'react';

/** How often the page asks for the status by itself, in milliseconds. */
const EVERY_MS = 30_000;

export interface StatusRefresh {
  readonly isRefreshing: boolean;
  readonly isPaused: boolean;
  /** Whether the last attempt failed: the shown status is older. */
  readonly hasFailed: boolean;
  /** How often the visitor has refreshed it, with success. */
  readonly times: number;
  readonly refresh: () => void;
  readonly togglePause: () => void;
}

/** Asks for the status again every 30 seconds, unless paused or out of sight, and whenever the visitor asks for it. */
export function useStatusRefresh(ask: () => Promise<void>): StatusRefresh {
  const [isRefreshing, setRefreshing] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const latest = useRef(ask);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = ask;
  });
  const update = async (): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    try {
      await latest.current();
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      isAsking.current = false;
    }
  };
  const updateQuietly = useRef(update);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void updateQuietly.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    if (await update()) setTimes((before) => before + 1);
    setRefreshing(false);
  };
  return {
    ...{ isRefreshing, isPaused, hasFailed, times },
    refresh: () => void refresh(),
    togglePause: () => setPaused((before) => !before),
  };
}
