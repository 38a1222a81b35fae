import { lazy, Suspense, useLayoutEffect } from 'react';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { useSession } from '../accounts/use-session.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { HeldBack } from './HeldBack.tsx';

const OperationsDesk = lazy(() =>
  import('./OperationsDesk.tsx').then((module) => ({ default: module.OperationsDesk })),
);

interface OperatorsOnlyProps {
  /** Whether the frame of the page is already rendered. */
  isFramed: boolean;
  /** Hears whether an operator is signed in, for the frame to come or to go. */
  onKnown: (isOperator: boolean) => void;
}

/** Admits operators, by the access of the session; the server checks each request again. */
export function OperatorsOnly({ isFramed, onKnown }: OperatorsOnlyProps) {
  const { session, failure } = useSession();
  const isOperator = session && session.person.access === 'OPERATOR';
  useLayoutEffect(() => {
    if (isOperator !== undefined) onKnown(isOperator);
  }, [isOperator, onKnown]);
  if (isOperator !== undefined && isOperator !== isFramed) return <HeldBack isFramed={isFramed} />;
  if (isOperator) {
    return (
      <Suspense fallback={<HeldBack isFramed />}>
        <OperationsDesk />
      </Suspense>
    );
  }
  if (session) return <NotFound />;
  if (!failure) return <HeldBack isFramed={isFramed} />;
  return (
    <div className={isFramed ? '' : 'page-wrap py-10 lg:py-16'}>
      <AccountUnavailable />
    </div>
  );
}
