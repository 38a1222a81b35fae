import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { AccountUnavailable } from './AccountUnavailable.tsx';
import { FollowedLink } from './email/FollowedLink.tsx';
import { readMailedLink } from './email/mailed-link.ts';
import { NobodySignedIn } from './NobodySignedIn.tsx';
import { type HeldPasswords, HeldPasswordsPlace } from './passwords/held-passwords.ts';
import { readSignInMode } from './sign-in-address.ts';
import { isMarked as isSignedIn, useMark } from './sign-in-mark.ts';

const OwnAccount = lazy(() => import('./OwnAccount.tsx').then((module) => ({ default: module.OwnAccount })));

const TITLE = 'Your account';
/** What the heading says to whoever is not signed in. */
const SIGN_IN_FIRST = 'Sign in to see your account';

export const handle = { title: TITLE, area: '' };

/** Somebody's own account. The server, which does not know who asks, renders it as for nobody. */
export function Component() {
  const isMarked = useMark();
  const { search } = useLocation();
  const link = readMailedLink(search);
  const held = useRef<HeldPasswords>(undefined);
  const isAsking = readSignInMode(search) !== undefined;
  useHead({ isPrivate: true });
  useEffect(() => {
    if (!isAsking) return;
    // Whoever closes the dialog and has not signed in does not come back for them.
    return () => {
      if (!isSignedIn()) held.current = undefined;
    };
  }, [isAsking]);
  if (link) return <FollowedLink key={link.token} link={link} />;
  return (
    <>
      <PageHeader title={isMarked ? TITLE : SIGN_IN_FIRST} />
      <div className="page-wrap py-10">
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
