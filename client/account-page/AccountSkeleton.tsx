import { Skeleton } from '../ui/Skeleton.tsx';

/** The account while it is still to come. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true" className="max-w-read space-y-6 lg:ml-[25.7%]">
      <p role="status" className="sr-only">
        Loading your account
      </p>
      <Skeleton className="h-8 w-56" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
