import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHead } from '../../navigation/page-context.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FORM } from '../../vendors/vendor-address.ts';
import { BULK_ORDER, ORDER } from './order-address.ts';

const load = () => import('./BulkOrderDialog.tsx');
const BulkOrderDialog = lazy(() => load().then((module) => ({ default: module.BulkOrderDialog })));
const OrderSheet = lazy(() => import('./OrderSheet.tsx').then((module) => ({ default: module.OrderSheet })));

/** Fetches the form's script ahead: on the first sign that a user is about to open it. */
export function preloadBulkOrder(): void {
  load().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}

/** The form of a bulk order, or one that was sent, while the address says so. */
export function LazyOrders() {
  const { key: place } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const order = params.get(ORDER);
  useHead({ ...(order !== null && { isPrivate: true }) });
  const isForm = params.get(FORM) === BULK_ORDER;
  if (!isHydrated || (order === null && !isForm)) return null;
  return (
    <ErrorBoundary fallback={AccountsFailure} place={place}>
      <Suspense>{order === null ? <BulkOrderDialog /> : <OrderSheet key={order} orderKey={order} />}</Suspense>
    </ErrorBoundary>
  );
}
