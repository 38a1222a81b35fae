import { lazy, Suspense } from 'react';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DAILY_EMAIL } from './words.ts';

const Form = lazy(() => import('./StopDeskMailForm.tsx').then((module) => ({ default: module.StopDeskMailForm })));

/** The account page for an operator who comes from the daily email, to get no more of it. */
export function FollowedDeskMailLink({ token }: { token: string }) {
  useHead({ title: DAILY_EMAIL, isPrivate: true });
  return (
    <>
      <PageHeader title={DAILY_EMAIL} />
      <div className="page-wrap py-10">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        <div className="max-w-read">
          <Suspense fallback={<Skeleton className="h-40 w-full noscript:hidden" />}>
            <Form token={token} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
