import { useEffect, useRef } from 'react';
import { UNTIL_VERIFIED, VERIFIED_WITHIN } from '../../accounts/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface FirstStepProps {
  title: string;
  children: string;
}

/** What comes before somebody can post a job, with the way to their account. */
function FirstStep({ title, children }: FirstStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h3>
      <p className="mt-2 text-sm">{children}</p>
      <ButtonLink to="/account" className="mt-6">
        Your account
      </ButtonLink>
    </>
  );
}

/** Says that only verified accounts publish, and how long that takes. */
export function NotVerified() {
  return (
    <FirstStep title="Your account must be verified first">
      {`${VERIFIED_WITHIN} ${UNTIL_VERIFIED} You need not do anything: once your account is verified, you can post jobs here.`}
    </FirstStep>
  );
}

/** Says that a post needs the name of an employer. */
export function NoOrganization() {
  return (
    <FirstStep title="Enter your organisation first">
      A job bears the name of your organisation. Enter it in your profile, and your account is verified for it.
    </FirstStep>
  );
}
