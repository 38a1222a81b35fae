import { Skeleton } from '../ui/Skeleton.tsx';
import { rowGrid } from './JobRow.tsx';

/** Titles differ in length, so the grey ones do. */
const TITLE_WIDTHS = ['w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'];

/** Rows of the list's own geometry while the jobs are on their way. */
export function JobRowSkeletons() {
  return (
    <div aria-hidden>
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={rowGrid}>
          <div className="flex flex-col">
            <Skeleton className={`my-1 h-5.5 ${width}`} />
            <Skeleton className="my-1 h-4 w-1/2" />
            <Skeleton className="mt-2 mb-1 h-3.5 w-2/5" />
            <Skeleton className="my-1 h-3.5 w-1/2" />
          </div>
          <div className="flex flex-col max-md:mt-2">
            <Skeleton className="mt-1.5 mb-1 h-4.5 w-38" />
            <Skeleton className="my-1 h-4 w-28" />
            <Skeleton className="mt-1 h-6 w-26" />
          </div>
          <Skeleton className="h-11 max-md:mt-3 max-md:w-1/2" />
        </div>
      ))}
    </div>
  );
}
