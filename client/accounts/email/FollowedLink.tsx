import { lazy, Suspense, useEffect, useState } from 'react';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { asAnyone } from '../session-requests.ts';
import { DeadLink } from './DeadLink.tsx';
import type { MailedLink } from './mailed-link.ts';
import { useMailedLinkQuery } from './recovery.generated.ts';
import { CONFIRM_TITLE, DEAD_LINK_TITLE, RESET_TITLE } from './words.ts';

const forms = {
  reset: () => import('./ResetPasswordForm.tsx').then((module) => ({ default: module.ResetPasswordForm })),
  confirm: () => import('./ConfirmEmailForm.tsx').then((module) => ({ default: module.ConfirmEmailForm })),
};
const Forms = { reset: lazy(forms.reset), confirm: lazy(forms.confirm) };

/** The account page for a mailed link. A link that is no longer valid shows a note instead of its form. */
export function FollowedLink({ link: { kind, token } }: { link: MailedLink }) {
  const [wasRefused, setRefused] = useState(false);
  const { data, error } = useMailedLinkQuery({
    variables: { token },
    ssr: false,
    ...asAnyone,
  });
  const isDead = wasRefused || data?.mailedLink.isGood === false;
  const title = isDead ? DEAD_LINK_TITLE : kind === 'reset' ? RESET_TITLE : CONFIRM_TITLE;
  const Form = Forms[kind];
  // Prefetched while the link is checked; if that fails, the form loads it itself.
  useEffect(() => void forms[kind]().catch(() => {}), [kind]);
  const waiting = <Skeleton className="h-40 w-full max-w-read" />;
  useHead({ title });
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap py-10 lg:py-16">
        {isDead && <DeadLink kind={kind} />}
        {!isDead && !data && !error && waiting}
        {/* Where it could not be looked at, the form tells what is wrong with it. */}
        {!isDead && (data || error) && (
          <Suspense fallback={waiting}>
            <Form token={token} onDead={() => setRefused(true)} />
          </Suspense>
        )}
      </div>
    </>
  );
}
