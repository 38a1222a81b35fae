import { lazy, Suspense } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';

const OwnerActions = lazy(() => import('./OwnerActions.tsx').then((module) => ({ default: module.OwnerActions })));

/** The place of what the owner of a post can do with it. Its script is fetched by those who signed in alone. */
export function OwnerTools({ id }: { id: string }) {
  if (!useMark()) return null;
  return (
    <ErrorBoundary fallback={Nothing} place={id}>
      <Suspense>
        <OwnerActions id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Nothing() {
  return null;
}
