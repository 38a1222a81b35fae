import { lazy, Suspense } from 'react';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { useMark } from '../accounts/sign-in-mark.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { NOT_FOUND_TITLE } from '../layout/words.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { HeldBack } from './HeldBack.tsx';

const OperatorsOnly = lazy(() => import('./OperatorsOnly.tsx').then((module) => ({ default: module.OperatorsOnly })));

/** What it is called is said once it is known that an operator asks. */
export const handle = { title: NOT_FOUND_TITLE, area: '' };

/**
 * The operators' page; for everybody else there is none. The server, which does not know who asks, says so to all, with
 * status 404; where somebody has signed in, nothing is said until it is known who.
 */
export function Component() {
  const isMarked = useMark();
  const isHydrated = useHydrated();
  if (!isMarked) return <NotFound isReported={isHydrated} />;
  return (
    <ErrorBoundary fallback={AccountUnavailable} place="">
      <Suspense fallback={<HeldBack />}>
        <OperatorsOnly />
      </Suspense>
    </ErrorBoundary>
  );
}
