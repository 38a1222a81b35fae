import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountUnavailable } from '../accounts/AccountUnavailable.tsx';
import { FollowedLink } from '../accounts/email/FollowedLink.tsx';
import { readMailedLink } from '../accounts/email/mailed-link.ts';
import { type HeldPasswords, HeldPasswordsPlace } from '../accounts/passwords/held-passwords.ts';
import { readSignInMode } from '../accounts/sign-in-address.ts';
import { isMarked as isSignedIn, useMark } from '../accounts/sign-in-mark.ts';
import { EndAlert, readEnding } from '../alerts/EndAlert.tsx';
import { FollowedDeskMailLink } from '../desk/mail/FollowedDeskMailLink.tsx';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { NobodySignedIn } from './NobodySignedIn.tsx';

const OwnAccount = lazy(() => import('./OwnAccount.tsx').then((module) => ({ default: module.OwnAccount })));

const TITLE = 'Your account';
/** What the heading says to a signed-out visitor. */
const SIGN_IN_FIRST = 'Sign in';

export const handle: RouteHandle = { title: TITLE, area: '' };

/** A user's own account. The server, which does not know who asks, renders it signed out. */
export function Component() {
  const isMarked = useMark();
  const { search } = useLocation();
  const link = readMailedLink(search);
  const held = useRef<HeldPasswords>(undefined);
  const isAsking = readSignInMode(search) !== undefined;
  useHead({ isPrivate: true });
  useEffect(() => {
    if (!isAsking) return;
    // A user who closes the dialog and has not signed in does not come back for them.
    return () => {
      if (!isSignedIn()) held.current = undefined;
    };
  }, [isAsking]);
  const params = new URLSearchParams(search);
  const unwanted = params.get('unsubscribe');
  const ending = readEnding(params);
  if (ending) return <EndAlert {...ending} />;
  if (unwanted) return <FollowedDeskMailLink key={unwanted} token={unwanted} />;
  if (link) return <FollowedLink key={link.token} link={link} />;
  return (
    <>
      <PageHeader title={isMarked ? TITLE : SIGN_IN_FIRST} />
      <div className="page-wrap py-10 lg:py-16">
        {isMarked ? (
          <ErrorBoundary fallback={AccountUnavailable} place="">
            <Suspense fallback={<AccountSkeleton />}>
              <HeldPasswordsPlace value={held}>
                <OwnAccount />
              </HeldPasswordsPlace>
            </Suspense>
          </ErrorBoundary>
        ) : (
          <NobodySignedIn />
        )}
      </div>
    </>
  );
}
