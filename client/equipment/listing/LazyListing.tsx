import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountsFailure } from '../../accounts/AccountsFailure.tsx';
import { ErrorBoundary } from '../../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FORM, LISTING } from './listing-address.ts';

const load = () => import('./ListingDialog.tsx');
const ListingDialog = lazy(() => load().then((module) => ({ default: module.ListingDialog })));

/** Fetches the form's script ahead: on the first sign that somebody is about to open it. */
export function preloadListing(): void {
  load().catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}

/** The dialog in which one lists a product, while the address says so. */
export function LazyListing() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated || params.get(FORM) !== 'list') return null;
  const id = params.get(LISTING);
  return (
    <ErrorBoundary fallback={AccountsFailure} place={key}>
      <Suspense>
        <ListingDialog key={id} id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
