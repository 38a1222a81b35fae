import { Skeleton } from './Skeleton.tsx';

/** Replaces a short list while it is loading: its rows, each with a title and a line below. Classes give its margins. */
export function RowsSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`border-t border-line ${className}`}>
      {['w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
        <div key={width} className="flex flex-col gap-2 border-b border-line py-4">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
