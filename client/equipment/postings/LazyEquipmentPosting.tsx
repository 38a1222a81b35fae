import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FORM, LISTING } from './equipment-posting-address.ts';

const EquipmentPostingDialog = lazy(() =>
  import('./EquipmentPostingDialog.tsx').then((module) => ({ default: module.EquipmentPostingDialog })),
);

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
