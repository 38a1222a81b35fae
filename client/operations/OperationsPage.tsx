import { lazy, Suspense, use, useState } from 'react';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { useMark } from '../accounts/sign-in-mark.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { NOT_FOUND_TITLE } from '../layout/words.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { ToOperator } from '../navigation/to-operator.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { HeldBack } from './HeldBack.tsx';

const OperatorsOnly = lazy(() => import('./OperatorsOnly.tsx').then((module) => ({ default: module.OperatorsOnly })));

/** What it is called is said once it is known that an operator asks. */
export const handle: RouteHandle = { title: NOT_FOUND_TITLE, area: '' };

/**
 * The operators' page; for everybody else there is none. The server serves its frame to whoever sends the cookie of an
 * operator's session, and says to all others, with status 404, that there is no such page. Where a user has signed in in
 * this browser, nothing is said until it is known who.
 */
export function Component() {
  const isMarked = useMark();
  const isHydrated = useHydrated();
  const isServed = use(ToOperator) === true;
  // What the server has found out holds until the session says it.
  const [isOperator, setOperator] = useState(isServed);
  if (!isMarked && (isHydrated || !isServed)) return <NotFound isReported={isHydrated} />;
  const heldBack = <HeldBack isFramed={isOperator} />;
  const content = isHydrated ? (
    <ErrorBoundary fallback={AccountUnavailable} place="">
      <Suspense fallback={heldBack}>
        <OperatorsOnly isFramed={isOperator} onKnown={setOperator} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    heldBack
  );
  return isOperator ? <DeskFrame>{content}</DeskFrame> : content;
}
