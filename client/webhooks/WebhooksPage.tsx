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
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WEBHOOKS, WEBHOOKS_LEAD } from './words.ts';

const OwnWebhooks = lazy(() => import('./OwnWebhooks.tsx').then((module) => ({ default: module.OwnWebhooks })));

export const handle: RouteHandle = { title: WEBHOOKS, area: '' };

const ways = [
  { to: '/account', label: 'Your account' },
  { to: '/account/api-keys', label: 'API keys' },
  { to: '/documentation#quick-start-receive-webhooks', label: 'How to receive webhooks' },
];

/** /account/webhooks: a user's own webhooks. The server renders it signed out, as it does not read the session. */
export function Component() {
  const isMarked = useMark();
  useHead({ isPrivate: true });
  return (
    <>
      <PageHeader title={WEBHOOKS} lead={WEBHOOKS_LEAD}>
        <p className="mt-4 flex flex-wrap gap-x-8 text-sm">
          {ways.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center font-medium">
              {label}
            </Link>
          ))}
        </p>
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        {isMarked ? (
          <ErrorBoundary fallback={AccountUnavailable} place="">
            <Suspense fallback={<Skeleton className="h-64 w-full max-w-read" />}>
              <OwnWebhooks />
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
      <p className="mt-4">Sign in to add a webhook and to see what those that you have were told.</p>
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
