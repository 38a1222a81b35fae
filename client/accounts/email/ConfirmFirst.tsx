import { SendConfirmation } from './SendConfirmation.tsx';
import { NOT_VERIFIED_UNTIL_CONFIRMED } from './words.ts';

interface ConfirmFirstProps {
  email: string;
  /** Title of the form that a user cannot have yet. */
  title: string;
}

/** The note for unverified users that they must confirm their address first, with a button that mails the link again. */
export function ConfirmFirst({ email, title }: ConfirmFirstProps) {
  return (
    <div className="space-y-4 text-sm">
      <p className="border-l-[6px] border-brand bg-brand-tint p-5 break-words">
        <span className="block font-bold">Your email address is not confirmed yet.</span>
        {NOT_VERIFIED_UNTIL_CONFIRMED} Follow the link in our email to {email}.
      </p>
      <SendConfirmation title={title} />
    </div>
  );
}
