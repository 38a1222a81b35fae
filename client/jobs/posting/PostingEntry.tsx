import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { SheetFailure } from '../../ui/SheetFailure.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PostingTask } from './posting-address.ts';

const load = () => import('./PostingDialog.tsx');
const PostingDialog = lazy(() => load().then((module) => ({ default: module.PostingDialog })));

/** The task that the address names. While somebody signs in over the page, that comes first. */
export function readPosting(params: URLSearchParams): PostingTask | undefined {
  const form = params.get('form');
  return (form === 'job' || form === 'close') && !params.has('dialog') ? form : undefined;
}

/** Fetches the script of the forms ahead. */
export function preloadPosting(): void {
  load().catch(() => {
    // Where it cannot be fetched, opening a form will say so.
  });
}

/** Writing or closing a post over the page, while the address says so. */
export function PostingEntry({ task, id }: { task: PostingTask; id: string | null }) {
  const { key } = useLocation();
  if (!useHydrated()) return null;
  return (
    <ErrorBoundary fallback={PostingFailure} place={key}>
      <Suspense>
        <PostingDialog key={`${task} ${id}`} task={task} id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PostingFailure() {
  return <SheetFailure onClose={() => window.location.assign('/staff-portal')} />;
}
