import { useHead } from '../../navigation/page-context.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import type { MailedLink } from './mailed-link.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { CONFIRM_TITLE, RESET_TITLE } from './words.ts';

/** The account page for whoever comes from a mail. */
export function FollowedLink({ link: { kind, token } }: { link: MailedLink }) {
  const title = kind === 'reset' ? RESET_TITLE : CONFIRM_TITLE;
  const Form = kind === 'reset' ? ResetPasswordForm : ConfirmEmailForm;
  useHead({ title });
  return (
    <>
      <PageHeader title={title} />
      <div className="page-wrap py-10">
        <Form token={token} />
      </div>
    </>
  );
}
