import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { NOBODY_SIGNED_IN } from '../accounts/words.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ContentLink } from '../ui/ContentLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { API_KEYS, API_KEYS_LEAD } from './words.ts';

const OwnApiKeys = lazy(() => import('./OwnApiKeys.tsx').then((module) => ({ default: module.OwnApiKeys })));

const PartnershipSection = lazy(() =>
  import('./PartnershipSection.tsx').then((module) => ({ default: module.PartnershipSection })),
);

export const handle: RouteHandle = { title: API_KEYS, area: '' };

/** /account/api-keys: a user's own keys. The server renders it signed out, as it does not read the session. */
export function Component() {
  const isMarked = useMark();
  useHead({ isPrivate: true });
  return (
    <>
      <PageHeader title={API_KEYS} lead={API_KEYS_LEAD}>
        <p className="mt-4 flex flex-wrap gap-x-8 text-sm">
          <Link to="/account" className="inline-flex min-h-11 items-center font-medium">
            Your account
          </Link>
          <Link to="/documentation" className="inline-flex min-h-11 items-center font-medium">
            Documentation
          </Link>
          <Link to="/account/webhooks" className="inline-flex min-h-11 items-center font-medium">
            Webhooks
          </Link>
          <ContentLink href="/graphql" className="inline-flex min-h-11 items-center font-medium">
            GraphQL playground
          </ContentLink>
        </p>
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        {isMarked ? (
          <ErrorBoundary fallback={AccountUnavailable} place="">
            <Suspense fallback={<Skeleton className="h-64 w-full max-w-read" />}>
              <OwnApiKeys />
              <PartnershipSection />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <SignedOut />
        )}
      </div>
    </>
  );
}

function SignedOut() {
  const { search } = useLocation();
  return (
    <>
      <h2 className="text-h2">{NOBODY_SIGNED_IN}</h2>
      <p className="mt-4">
        Sign in to create an API key and to see your keys. With a new account it takes a few minutes, and needs no
        approval.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={{ search: signInAddress(search) }} state={openedState()}>
          Sign In
        </ButtonLink>
        <ButtonLink to={{ search: signInAddress(search, 'signup') }} state={openedState()}>
          Create an account
        </ButtonLink>
      </div>
    </>
  );
}
