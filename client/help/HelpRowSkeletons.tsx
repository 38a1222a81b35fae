import { Skeleton } from '../ui/Skeleton.tsx';

const WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-1/4'];

/** Rows of the list while they are on their way. */
export function HelpRowSkeletons() {
  return (
    <div aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className="border-b border-line py-5">
          <Skeleton className={`h-5.5 ${width}`} />
          <Skeleton className="mt-3 h-4 w-4/5" />
          <Skeleton className="mt-3 h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}
