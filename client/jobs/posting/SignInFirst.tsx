import { useState } from 'react';
import { SignInForm } from '../../accounts/SignInForm.tsx';
import { useSessionKeeper } from '../../accounts/use-session.ts';
import { UNTIL_VERIFIED, VERIFIED_WITHIN } from '../../accounts/words.ts';

/** Signs in, after which the form itself stands in this place. */
export function SignInFirst() {
  const keeper = useSessionKeeper();
  const [email, setEmail] = useState('');
  return (
    <>
      <p className="mb-6 text-sm">
        Sign in to go on. {VERIFIED_WITHIN} {UNTIL_VERIFIED}
      </p>
      <SignInForm email={email} onSignedIn={(session) => keeper.begin(session)} onLeave={setEmail} />
    </>
  );
}
