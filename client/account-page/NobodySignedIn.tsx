import { useLocation } from 'react-router-dom';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { NOBODY_SIGNED_IN } from '../accounts/words.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** What the account page says to a signed-out visitor. */
export function NobodySignedIn() {
  const { search } = useLocation();
  return (
    <>
      <h2 className="text-h2">{NOBODY_SIGNED_IN}</h2>
      <p className="mt-4">
        Sign in to see and change your profile and your password, and to see where you are signed in.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={{ search: signInAddress(search) }} state={openedState()}>
          Sign In
        </ButtonLink>
        <ButtonLink to={{ search: signInAddress(search, 'signup') }} state={openedState()}>
          Create an account
        </ButtonLink>
      </div>
    </>
  );
}
