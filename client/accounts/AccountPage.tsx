import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { AccountUnavailable } from './AccountUnavailable.tsx';
import { NobodySignedIn } from './NobodySignedIn.tsx';
import { FollowedLink } from './recovery/FollowedLink.tsx';
import { readMailedLink } from './recovery/mailed-link.ts';
import { useMark } from './sign-in-mark.ts';

const OwnAccount = lazy(() => import('./OwnAccount.tsx').then((module) => ({ default: module.OwnAccount })));

const TITLE = 'Your account';

export const handle = { title: TITLE, area: '' };

/** Somebody's own account. The server, which does not know who asks, renders it as for nobody. */
export function Component() {
  const isMarked = useMark();
  const link = readMailedLink(useLocation().search);
  useHead({ isPrivate: true });
  if (link) return <FollowedLink key={link.token} link={link} />;
  return (
    <>
      <PageHeader title={TITLE} />
      <div className="page-wrap py-10">
        {isMarked ? (
          <ErrorBoundary fallback={AccountUnavailable} place="">
            <Suspense fallback={<AccountSkeleton />}>
              <OwnAccount />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <NobodySignedIn />
        )}
      </div>
    </>
  );
}
