import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FOR_YOU, FOR_YOU_LEAD, SIGN_IN_TEXT, SIGN_IN_TITLE } from './words.ts';

const OwnSuggestions = lazy(() =>
  import('./OwnSuggestions.tsx').then((module) => ({ default: module.OwnSuggestions })),
);
const RecentViews = lazy(() => import('./RecentViews.tsx').then((module) => ({ default: module.RecentViews })));

export const handle: RouteHandle = { title: FOR_YOU, area: '' };

/**
 * /account/for-you: what is suggested to a user, and what was opened last in the browser, which signed-out visitors see too.
 * The server, which knows neither, renders the page signed out.
 */
export function Component() {
  const isMarked = useMark();
  const isHydrated = useHydrated();
  useHead({ isPrivate: true });
  return (
    <>
      <PageHeader title={FOR_YOU} lead={FOR_YOU_LEAD}>
        <p className="mt-4 text-sm">
          <Link to="/account" className="inline-flex min-h-11 items-center font-medium">
            Your account
          </Link>
        </p>
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <div className="max-w-read space-y-12">
          {isMarked ? (
            <ErrorBoundary fallback={AccountUnavailable} place="">
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <OwnSuggestions />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <SignInOffer />
          )}
          {isHydrated && (
            <ErrorBoundary fallback={AccountUnavailable} place="">
              <Suspense fallback={<RowsSkeleton />}>
                <RecentViews />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </>
  );
}

function SignInOffer() {
  const { search } = useLocation();
  return (
    <section aria-labelledby="sign-in-for-suggestions">
      <h2 id="sign-in-for-suggestions" className="text-h2">
        {SIGN_IN_TITLE}
      </h2>
      <p className="mt-4">{SIGN_IN_TEXT}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={{ search: signInAddress(search) }} state={openedState()}>
          Sign In
        </ButtonLink>
        <ButtonLink to={{ search: signInAddress(search, 'signup') }} state={openedState()}>
          Create an account
        </ButtonLink>
      </div>
    </section>
  );
}
