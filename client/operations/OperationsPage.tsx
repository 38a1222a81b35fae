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

/** The real title is set once the session is known to be an operator's. */
export const handle: RouteHandle = { title: NOT_FOUND_TITLE, area: '' };

/**
 * The operators' page. The server sends its frame to a request with the cookie of an operator's session, and the not-found
 * page with status 404 to any other. If a user has signed in in this browser, the page stays empty until the session is
 * known.
 */
export function Component() {
  const isMarked = useMark();
  const isHydrated = useHydrated();
  const isServed = use(ToOperator) === true;
  // The server's result holds until the session is known.
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
