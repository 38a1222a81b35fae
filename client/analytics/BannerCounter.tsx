import { useVisitors } from './use-visitors.ts';
import { VisitorFigure } from './VisitorFigure.tsx';
import type { VisitorCountsFragment } from './visitors.generated.ts';
import { COUNTED_NOTE, ESTIMATED_NOTE } from './words.ts';

/** The counter of the top banner, in milliseconds and visitors. */
const REFRESH = 45_000;
const MOST = 50;

/** How many visitors there were, and are now, in one line; nothing if none was counted yet. */
export function BannerCounter({ served }: { served: VisitorCountsFragment | undefined }) {
  const visitors = useVisitors({ served, interval: REFRESH, most: MOST });
  if (visitors?.totalVisitors === 0) return null;
  return (
    <p className="num max-lg:hidden" title={visitors?.isEstimated ? ESTIMATED_NOTE : COUNTED_NOTE}>
      <VisitorFigure count={visitors?.totalVisitors} /> {visitors?.totalVisitors === 1 ? 'visitor' : 'visitors'},{' '}
      <VisitorFigure count={visitors?.onlineUsers} /> online
      {visitors?.isEstimated && <span className="sr-only"> (estimated)</span>}
    </p>
  );
}
