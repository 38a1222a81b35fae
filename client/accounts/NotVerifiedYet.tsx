import { ConfirmFirst } from './email/ConfirmFirst.tsx';
import { UNTIL_VERIFIED, VERIFIED_WITHIN } from './words.ts';

interface NotVerifiedYetProps {
  email: string;
  emailConfirmed: boolean;
  /** Title of the form that a user cannot have yet. */
  title: string;
}

/** The note for users who cannot publish yet: that their account is not verified, how long that takes, and what to do first. */
export function NotVerifiedYet({ email, emailConfirmed, title }: NotVerifiedYetProps) {
  return (
    <div className="space-y-4 text-sm">
      {!emailConfirmed && <ConfirmFirst email={email} title={title} />}
      <p className="border-l-[6px] border-brand bg-brand-tint p-5">
        <span className="block font-bold">Your account is not verified yet.</span>
        {VERIFIED_WITHIN} {UNTIL_VERIFIED}
      </p>
    </div>
  );
}
