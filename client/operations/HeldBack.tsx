import { RowSkeletons } from '../desk/RowSkeletons.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Keeps the place while it is not known yet whether there is a page; in the page's frame, that of a section. */
export function HeldBack({ isFramed }: { isFramed: boolean }) {
  if (!isFramed) return <div aria-busy="true" className="min-h-120" />;
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading the page
      </p>
      <p className="mb-6 hidden noscript:block">
        To use this page, turn on JavaScript in your browser and reload the page.
      </p>
      <Skeleton className="h-8 w-56" />
      <div className="mt-4 border-t-2 border-ink">
        <RowSkeletons />
      </div>
    </div>
  );
}
