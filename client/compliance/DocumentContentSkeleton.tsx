import { Skeleton } from '../ui/Skeleton.tsx';
import { useDelayed } from '../ui/use-delayed.ts';

/** What takes longer than this, in milliseconds, is announced by a skeleton. */
const PATIENCE = 200;

const VALUE_WIDTHS = ['w-56', 'w-40', 'w-24', 'w-48', 'w-full', 'w-4/5', 'w-32', 'w-11/12'];

/** Rows of facts while a document is on its way. */
export function DocumentContentSkeleton() {
  const isShown = useDelayed(true, PATIENCE);
  if (!isShown) return <div className="min-h-120" />;
  return (
    <div className="max-w-read" aria-hidden>
      {VALUE_WIDTHS.map((width) => (
        <div key={width} className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[8rem_1fr]">
          <Skeleton className="my-1 h-4 w-24" />
          <Skeleton className={`my-1 h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
