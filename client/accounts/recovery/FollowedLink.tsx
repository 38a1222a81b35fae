import { useState } from 'react';
import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { asAnyone } from '../session-requests.ts';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { DeadLink } from './DeadLink.tsx';
import type { MailedLink } from './mailed-link.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useMailedLinkQuery } from './recovery.generated.ts';
import { CONFIRM_TITLE, DEAD_LINK_TITLE, RESET_TITLE } from './words.ts';

/** The account page for whoever comes from a mail. A link that is over says so instead of its form. */
export function FollowedLink({ link: { kind, token } }: { link: MailedLink }) {
  const [wasRefused, setRefused] = useState(false);
  const { data, error } = useMailedLinkQuery({
    variables: { token },
    ssr: false,
    ...asAnyone,
  });
  const isDead = wasRefused || data?.mailedLink.isGood === false;
  const title = isDead ? DEAD_LINK_TITLE : kind === 'reset' ? RESET_TITLE : CONFIRM_TITLE;
  const Form = kind === 'reset' ? ResetPasswordForm : ConfirmEmailForm;
  useHead({ title });
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap py-10">
        {isDead && <DeadLink kind={kind} />}
        {!isDead && !data && !error && <Skeleton className="h-40 w-full max-w-read" />}
        {/* Where it could not be looked at, the form tells what is wrong with it. */}
        {!isDead && (data || error) && <Form token={token} onDead={() => setRefused(true)} />}
      </div>
    </>
  );
}
