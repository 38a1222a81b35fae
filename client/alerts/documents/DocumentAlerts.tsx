import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInAddress } from '../../accounts/sign-in-address.ts';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { reasonState } from '../../accounts/sign-in-reason.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type DocumentAlertsProps, FOLLOW } from './words.ts';

const ReaderOfDocument = lazy(() =>
  import('./ReaderOfDocument.tsx').then((module) => ({ default: module.ReaderOfDocument })),
);

const reason = {
  title: 'Sign in to follow changes',
  text: 'We email you when a new version is published.',
  opener: '[data-follow]',
};

/** Follows the changes of a document, and says that it is read and understood. Visitors sign in first. */
export function DocumentAlerts({ document, heading: Heading }: DocumentAlertsProps) {
  const isSignedIn = useMark();
  const { search, state } = useLocation();
  return (
    <div data-print="hide" className="space-y-8">
      {isSignedIn ? (
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <ReaderOfDocument document={document} heading={Heading} />
        </Suspense>
      ) : (
        <section>
          <Heading className="mb-3 text-h2 font-bold">{FOLLOW}</Heading>
          <p className="mb-4 text-sm">We email you when a new version is published.</p>
          <ButtonLink
            size="compact"
            data-follow
            to={{ search: signInAddress(search) }}
            state={{ ...state, ...openedState(), ...reasonState(reason) }}
          >
            {FOLLOW}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
