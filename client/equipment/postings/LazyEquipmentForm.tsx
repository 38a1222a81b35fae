import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FORM } from '../../vendors/vendor-address.ts';

const load = () => import('./EquipmentForms.tsx');
const EquipmentForms = lazy(() => load().then((module) => ({ default: module.EquipmentForms })));

/** Fetches the script of the question ahead: on the first sign that a user is about to open it. */
export function preloadEquipmentForm(): void {
  load().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}

/** The form over the marketplace, while the address names one. */
export function LazyEquipmentForm() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated || !params.has(FORM)) return null;
  return (
    <ErrorBoundary fallback={AccountsFailure} place={key}>
      <Suspense>
        <EquipmentForms />
      </Suspense>
    </ErrorBoundary>
  );
}
