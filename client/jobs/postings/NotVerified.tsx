import { type ReactNode, useEffect, useRef } from 'react';
import { NotVerifiedYet } from '../../accounts/NotVerifiedYet.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { POST_A_JOB } from './words.ts';

interface FirstStepProps {
  title: string;
  children: ReactNode;
}

interface NotVerifiedProps {
  email: string;
  emailConfirmed: boolean;
}

/** What comes before a user can post a job, with the way to their account. */
function FirstStep({ title, children }: FirstStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h3>
      <div className="mt-2 space-y-4 text-sm">{children}</div>
      <ButtonLink to="/account" className="mt-6">
        Your account
      </ButtonLink>
    </>
  );
}

/** The note that only verified accounts publish, with what to do for it, and how long it takes. */
export function NotVerified({ email, emailConfirmed }: NotVerifiedProps) {
  return (
    <FirstStep title="Your account must be verified first">
      <NotVerifiedYet email={email} emailConfirmed={emailConfirmed} title={POST_A_JOB} />
      <p>Once your account is verified, you can post jobs here.</p>
    </FirstStep>
  );
}

/** Says that a post needs the name of an employer. */
export function NoOrganization() {
  return (
    <FirstStep title="Enter your organisation first">
      <p>A job bears the name of your organisation. Enter it in your profile, and your account is verified for it.</p>
    </FirstStep>
  );
}
