import { Skeleton } from '../ui/Skeleton.tsx';
import { useDelayed } from '../ui/use-delayed.ts';

/** What takes longer than this, in milliseconds, is announced by a skeleton. */
const PATIENCE = 200;

const VALUE_WIDTHS = ['w-40', 'w-32', 'w-56', 'w-24', 'w-36', 'w-48', 'w-28', 'w-44', 'w-12', 'w-38', 'w-30'];

/** Rows of facts and lines of text while a job is on its way. */
export function JobContentSkeleton() {
  const isShown = useDelayed(true, PATIENCE);
  if (!isShown) return <div className="min-h-120" />;
  return (
    <div className="max-w-read" aria-hidden>
      {VALUE_WIDTHS.map((width) => (
        <div key={width} className="grid grid-cols-[8.25rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5">
          <Skeleton className="my-1 h-4 w-24" />
          <Skeleton className={`my-1 h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
