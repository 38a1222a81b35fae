import { lazy, Suspense } from 'react';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DAILY_EMAIL } from './words.ts';

const Form = lazy(() => import('./StopDeskMailForm.tsx').then((module) => ({ default: module.StopDeskMailForm })));

/** The account page for an operator who comes from the daily email, to get no more of it. */
export function FollowedDeskMailLink({ token }: { token: string }) {
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="h-40 w-full noscript:hidden" />;
  useHead({ title: DAILY_EMAIL, isPrivate: true });
  return (
    <>
      <PageHeader title={DAILY_EMAIL} />
      <div className="page-wrap py-10 lg:py-16">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        <div className="max-w-read">
          {isHydrated ? (
            <Suspense fallback={waiting}>
              <Form token={token} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      </div>
    </>
  );
}
