import { Skeleton } from '../ui/Skeleton.tsx';
import { useDelayed } from '../ui/use-delayed.ts';

/** What takes longer than this, in milliseconds, is announced by a skeleton. */
const PATIENCE = 200;

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-1/3', 'w-5/6', 'w-2/3', 'w-3/4'];

/** Lines of text while an article is on its way. */
export function HelpArticleSkeleton() {
  const isShown = useDelayed(true, PATIENCE);
  if (!isShown) return <div className="min-h-120" />;
  return (
    <div className="flex max-w-read flex-col gap-3" aria-hidden>
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
