import { lazy, Suspense } from 'react';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { useSession } from '../accounts/use-session.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { HeldBack } from './HeldBack.tsx';

const OperationsDesk = lazy(() =>
  import('./OperationsDesk.tsx').then((module) => ({ default: module.OperationsDesk })),
);

/** Lets operators in, by what the server says of the session; it checks each request again. */
export function OperatorsOnly() {
  const { session, failure } = useSession();
  if (session?.person.access === 'OPERATOR') {
    return (
      <Suspense fallback={<HeldBack />}>
        <OperationsDesk />
      </Suspense>
    );
  }
  if (session) return <NotFound />;
  if (!failure) return <HeldBack />;
  return (
    <div className="page-wrap py-10">
      <AccountUnavailable />
    </div>
  );
}
