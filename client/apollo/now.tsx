import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const Now = createContext<Date | undefined>(undefined);

/** How often pages that show the time see a new one, in milliseconds. */
const MINUTE = 60_000;

/**
 * Hands down one moment: the server's when the page is rendered and hydrated, then carried on by the minute. The
 * visitor's own clock, which may be wrong, only counts the minutes.
 */
export function NowProvider({ now, children }: { now: string; children: ReactNode }) {
  const [current, setCurrent] = useState(() => new Date(now));
  useEffect(() => {
    const renderedAt = Date.parse(now);
    const startedAt = performance.now();
    const tick = setInterval(() => setCurrent(new Date(renderedAt + performance.now() - startedAt)), MINUTE);
    return () => clearInterval(tick);
  }, [now]);
  return <Now value={current}>{children}</Now>;
}

/** The present moment, the same on the server and in the first rendering of the browser. Format it for Europe/London. */
export function useNow(): Date {
  const now = useContext(Now);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
