import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../accounts/AccountsFailure.tsx';
import { FORM } from '../equipment/postings/equipment-posting-address.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { SELL_FORM, VENDOR_FORM } from './vendor-address.ts';

const loadSell = () => import('./SellDialog.tsx');
const SellDialog = lazy(() => loadSell().then((module) => ({ default: module.SellDialog })));
const VendorDialog = lazy(() => import('./VendorDialog.tsx').then((module) => ({ default: module.VendorDialog })));

/** Fetches the script of the question ahead: on the first sign that a user is about to open it. */
export function preloadSell(): void {
  loadSell().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}

/** The question of what one wants to do, or the application, while the address says so. */
export function LazyVendors() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const form = params.get(FORM);
  if (!isHydrated || (form !== SELL_FORM && form !== VENDOR_FORM)) return null;
  return (
    <ErrorBoundary fallback={AccountsFailure} place={key}>
      <Suspense>{form === SELL_FORM ? <SellDialog /> : <VendorDialog />}</Suspense>
    </ErrorBoundary>
  );
}
