import { lazy, Suspense } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { useSignInWay } from '../../accounts/use-sign-in-way.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
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
  const way = useSignInWay(reason);
  return (
    <div data-print="hide" className="space-y-8">
      {isSignedIn ? (
        <Suspense fallback={<RowsSkeleton />}>
          <ReaderOfDocument document={document} heading={Heading} />
        </Suspense>
      ) : (
        <section>
          <Heading className="mb-3 text-h2 font-bold">{FOLLOW}</Heading>
          <p className="mb-4 text-sm">We email you when a new version is published.</p>
          <ButtonLink size="compact" data-follow {...way}>
            {FOLLOW}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
