import { lazy, Suspense, useEffect } from 'react';
import { asAnyone } from '../../accounts/session-requests.ts';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CONFIRM_SUBSCRIPTION, UNSUBSCRIBE } from '../words.ts';
import { EndedSubscriptionLink, endOf } from './EndedSubscriptionLink.tsx';
import { useStatusSubscriptionLinkQuery } from './subscription.generated.ts';
import type { SubscriptionLink } from './subscription-link.ts';

const importForm = () =>
  import('./SubscriptionLinkForm.tsx').then((module) => ({ default: module.SubscriptionLinkForm }));
const Form = lazy(importForm);

/** The status page for a reader who comes from a mail about it. A link that can do nothing more says so instead of its form. */
export function FollowedSubscriptionLink({ link }: { link: SubscriptionLink }) {
  const { kind, token } = link;
  const { data, error } = useStatusSubscriptionLinkQuery({ variables: { token }, ssr: false, ...asAnyone });
  const end = data && endOf(kind, data.statusSubscriptionLink.state);
  const title = end?.title ?? (kind === 'confirm' ? CONFIRM_SUBSCRIPTION : UNSUBSCRIBE);
  // Prefetched while the link is checked; if that fails, the form loads it itself.
  useEffect(() => void importForm().catch(() => {}), []);
  useHead({ title, isPrivate: true });
  const waiting = <Skeleton className="h-40 w-full max-w-read noscript:hidden" />;
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap py-10 lg:py-16">
        <p className="hidden noscript:block">
          To use this page, turn on JavaScript in your browser and reload the page.
        </p>
        {end && <EndedSubscriptionLink end={end} />}
        {!data && !error && waiting}
        {/* Where it could not be looked at, the form tells what is wrong with it. */}
        {!end && (data || error) && (
          <Suspense fallback={waiting}>
            <Form link={link} title={title} />
          </Suspense>
        )}
      </div>
    </>
  );
}
