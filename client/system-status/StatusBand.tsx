import { Pause, Play, RefreshCw } from 'lucide-react';
import type { ComponentStatus } from '../generated/graph.generated.ts';
import { Button } from '../ui/Button.tsx';
import { formatTime } from '../ui/moments.ts';
import { StatusIcon } from './StatusMark.tsx';
import { formatZonedMoment, overallInWords } from './status-in-words.ts';
import type { StatusPageQuery } from './status-page.generated.ts';
import type { StatusRefresh } from './use-status-refresh.ts';
import { PAUSE_UPDATES, REFRESH, REFRESHING, RESUME_UPDATES, UPDATED } from './words.ts';

const tones: Readonly<Record<ComponentStatus, string>> = {
  OPERATIONAL: 'bg-go-tint text-go-hover',
  DEGRADED: 'bg-amber-tint text-amber-text',
  OUTAGE: 'bg-err-tint text-err-dark',
  MAINTENANCE: 'bg-brand-tint text-brand-dark',
  NO_DATA: 'bg-sunken text-ink',
};

interface StatusBandProps {
  status: StatusPageQuery['systemStatus'];
  refreshing: StatusRefresh;
}

/** One sentence about the whole portal, how old it is, and the ways to refresh it. */
export function StatusBand({ status: { status, components, readAt }, refreshing }: StatusBandProps) {
  const { isRefreshing, isPaused, hasFailed, times } = refreshing;
  return (
    <section aria-label="Now" className={`border-b border-line ${tones[status]}`}>
      <div className="page-wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
        <div className="flex items-start gap-3">
          <StatusIcon status={status} className="mt-1 size-7" />
          <div>
            <h2 className="text-h3">{overallInWords(components)}</h2>
            <p className="num text-xs text-ink">
              Last updated <time dateTime={readAt}>{formatZonedMoment(readAt)}</time>
            </p>
            {hasFailed && (
              <p role="alert" className="text-xs font-bold text-err-dark">
                Status could not be refreshed. Showing data from {formatTime(new Date(readAt))}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 noscript:hidden" data-print="hide">
          <Button aria-disabled={isRefreshing} onClick={refreshing.refresh} className="min-w-35">
            <RefreshCw aria-hidden className="size-5" strokeWidth={2} />
            {isRefreshing ? REFRESHING : REFRESH}
          </Button>
          <button
            type="button"
            onClick={refreshing.togglePause}
            className="inline-flex min-h-11 items-center gap-2 rounded text-sm text-link underline underline-offset-[0.15em] hover:text-link-hover"
          >
            {isPaused ? (
              <Play aria-hidden className="size-4.5" strokeWidth={2} />
            ) : (
              <Pause aria-hidden className="size-4.5" strokeWidth={2} />
            )}
            {isPaused ? RESUME_UPDATES : PAUSE_UPDATES}
          </button>
          <p role="status" className="sr-only">
            {times > 0 && !isRefreshing && <span key={times}>{UPDATED}</span>}
          </p>
        </div>
      </div>
    </section>
  );
}
