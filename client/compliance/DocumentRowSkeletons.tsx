import { Skeleton } from '../ui/Skeleton.tsx';
import { rowGrid } from './DocumentRow.tsx';

/** Titles differ in length, so the grey ones do. */
const TITLE_WIDTHS = ['w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-7/12'];

/** Rows of the list's own geometry while the documents are on their way. */
export function DocumentRowSkeletons() {
  return (
    <div aria-hidden>
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={rowGrid}>
          <div className="flex flex-col">
            <Skeleton className={`my-1 h-5.5 ${width}`} />
            <Skeleton className="my-1 h-4 w-11/12" />
            <Skeleton className="my-1 h-4 w-1/2" />
            <Skeleton className="mt-1 h-6 w-2/5" />
          </div>
          <div className="flex flex-col max-lg:mt-2">
            <Skeleton className="my-1 h-4 w-24" />
            <Skeleton className="my-1 h-3.5 w-40" />
            <Skeleton className="my-1 h-3.5 w-44" />
          </div>
          <div className="flex gap-2 max-lg:mt-3 lg:justify-end">
            <Skeleton className="h-11 w-28" />
            <Skeleton className="h-11 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
