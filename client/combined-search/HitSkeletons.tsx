import { Skeleton } from '../ui/Skeleton.tsx';
import { hitGrid } from './HitContent.tsx';

/** Rows that are still to come. */
export function HitSkeletons() {
  return (
    <div className="pt-2">
      {[0, 1, 2].map((row) => (
        <div key={row} className={`mb-px border-l-4 border-line py-2 pr-4 pl-3 sm:pr-8 sm:pl-7 ${hitGrid}`}>
          <Skeleton className="my-1 h-4 w-24" />
          <div>
            <Skeleton className="my-1 h-5 w-72" />
            <Skeleton className="my-1.5 h-4 w-full" />
            <Skeleton className="my-1.5 h-4 w-56" />
            <Skeleton className="my-1.5 h-4 w-40" />
          </div>
          <Skeleton className="my-1 h-4 w-20 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
