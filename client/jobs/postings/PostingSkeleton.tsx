import { Skeleton } from '../../ui/Skeleton.tsx';

const FIELDS = ['w-24', 'w-32', 'w-16', 'w-20'];

/** Fields while the form is on its way. */
export function PostingSkeleton() {
  return (
    <div aria-hidden className="space-y-6">
      {FIELDS.map((width) => (
        <div key={width}>
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-2 h-12" />
        </div>
      ))}
    </div>
  );
}
