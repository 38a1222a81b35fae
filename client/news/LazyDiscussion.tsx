import { lazy, Suspense } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface DiscussionProps {
  article: { id: string; comments: number };
  /** Below the h1 of a page or the h2 of a sheet. */
  headingLevel: 'h2' | 'h3';
}

const Loaded = lazy(() =>
  import('./discussion/Discussion.tsx').then(
    (module) => ({ default: module.Discussion }),
    () => ({ default: Unavailable }),
  ),
);

/** The discussion of an article; its script comes when it is opened. */
export function LazyDiscussion(props: DiscussionProps) {
  return (
    <Suspense fallback={<Skeleton className="mt-10 h-40 w-full max-w-read" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Unavailable() {
  return (
    <ErrorPanel
      title="The discussion could not be loaded"
      message="Check your connection and reload the page."
      onRetry={() => window.location.reload()}
    />
  );
}
