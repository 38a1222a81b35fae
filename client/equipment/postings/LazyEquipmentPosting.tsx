import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FORM, LISTING } from './equipment-posting-address.ts';

const load = () => import('./EquipmentPostingDialog.tsx');
const EquipmentPostingDialog = lazy(() => load().then((module) => ({ default: module.EquipmentPostingDialog })));

/** Fetches the form's script ahead: on the first sign that a user is about to open it. */
export function preloadEquipmentPosting(): void {
  load().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}

/** The dialog in which one lists a product, while the address says so. */
export function LazyEquipmentPosting() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated || params.get(FORM) !== 'list') return null;
  const id = params.get(LISTING);
  return (
    <ErrorBoundary fallback={AccountsFailure} place={key}>
      <Suspense>
        <EquipmentPostingDialog key={id} id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
