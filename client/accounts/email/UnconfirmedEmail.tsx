import { SendConfirmation } from './SendConfirmation.tsx';
import { CONFIRM_TITLE, NOT_VERIFIED_UNTIL_CONFIRMED } from './words.ts';

/** Asks for a link that confirms the address of the signed-in user. Not every account was mailed one when it was opened. */
export function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <section aria-labelledby="confirm-email">
      <h3 id="confirm-email" tabIndex={-1} className="text-h3">
        {CONFIRM_TITLE}
      </h3>
      <p className="mt-2 mb-6 break-words text-sm text-ink-2">
        {NOT_VERIFIED_UNTIL_CONFIRMED} Follow the link in our email to {email}. If you do not have that email, or its
        link is too old, ask for one.
      </p>
      <SendConfirmation title="Your account" />
    </section>
  );
}
