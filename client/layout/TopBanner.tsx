import { X } from 'lucide-react';
import { useState } from 'react';
import { BannerCounter } from '../analytics/BannerCounter.tsx';
import { PauseUpdates } from '../analytics/PauseUpdates.tsx';
import { useNow } from '../apollo/now.tsx';
import { countOf } from '../lists/count-words.ts';
import type { LayoutQuery } from '../navigation/layout.generated.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { formatDayAndDate } from './format-day.ts';

/** Visitors, one dated line of present figures, and the two links of the portal's owners. Wide screens only. */
export function TopBanner({ data }: { data: LayoutQuery | undefined }) {
  const today = formatDayAndDate(useNow());
  const isHydrated = useHydrated();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <aside aria-label="Today" data-print="hide" className="bg-navy text-xs text-white max-md:hidden">
      <div className="page-wrap flex h-10 items-center gap-6">
        <BannerCounter served={data?.realtimeStats} />
        <p className="num">
          {today}
          {data && `: ${liveLine(data.jobStats)}`}
        </p>
        {(data?.bannerLinks?.items ?? []).map(
          ({ label, url }) =>
            url && (
              <ContentLink key={label} href={url} className="text-white hover:text-white max-lg:last-of-type:hidden">
                {label}
              </ContentLink>
            ),
        )}
        <div className="ml-auto flex gap-6">
          {data?.realtimeStats.totalVisitors !== 0 && <PauseUpdates className="h-10 max-xl:hidden" />}
          {isHydrated && (
            <button
              type="button"
              onClick={() => setDismissed(true)}
              className="flex h-10 items-center gap-2 underline underline-offset-[0.15em] hover:decoration-[3px]"
            >
              Dismiss
              <X aria-hidden className="size-4.5" strokeWidth={2} />
            </button>
          )}
        </div>
      </div>
    </aside>
  );
}

function liveLine({ openPositions, newThisWeek }: LayoutQuery['jobStats']): string {
  return `${countOf(openPositions, 'job')} open, ${formatNumber(newThisWeek)} new this week`;
}
