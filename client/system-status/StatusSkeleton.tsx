import { Skeleton } from '../ui/Skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The place of the status while it is on its way. */
export function StatusSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading the status
      </p>
      <Skeleton className="h-24 w-full" />
      <div className="page-wrap py-10">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="mt-12 h-9 w-56" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="mt-6 h-14 w-full" />
        ))}
      </div>
    </div>
  );
}
