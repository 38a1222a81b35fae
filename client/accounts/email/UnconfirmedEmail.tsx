import { SectionLink } from '../../ui/SectionLink.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';
import { CONFIRM_TITLE, NOT_VERIFIED_UNTIL_CONFIRMED } from './words.ts';

interface UnconfirmedEmailProps {
  email: string;
  /** Whether the last email with a link could not be delivered. */
  hasFailed: boolean;
}

/** Asks for a link that confirms the address of the signed-in user. Not every account was mailed one when it was opened. */
export function UnconfirmedEmail({ email, hasFailed }: UnconfirmedEmailProps) {
  return (
    <section aria-labelledby="confirm-email">
      <h3 id="confirm-email" tabIndex={-1} className="text-h3">
        {CONFIRM_TITLE}
      </h3>
      <div className="mt-2 mb-6 space-y-2 break-words text-sm text-ink-2">
        <p>{NOT_VERIFIED_UNTIL_CONFIRMED}</p>
        {hasFailed ? (
          <p>
            <strong>We could not deliver our email to {email}.</strong> If the address is right, ask for another email.
            If it is not, <SectionLink id="change-email">change your email address</SectionLink>.
          </p>
        ) : (
          <p>
            Follow the link in our email to {email}. If you do not have that email, or its link is too old, ask for one.
          </p>
        )}
      </div>
      <SendConfirmation title="Your account" />
    </section>
  );
}
