import { useLocation } from 'react-router-dom';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { START_TRIAL } from './words.ts';

/** Opens the sign-up form, or the account page for signed-in users. */
export function StartTrial() {
  const { search } = useLocation();
  const way = useMark()
    ? { to: '/account' }
    : { to: { search: signInAddress(search, 'signup') }, state: openedState() };
  return (
    <ButtonLink {...way} variant="primary" className="max-sm:w-full">
      {START_TRIAL}
    </ButtonLink>
  );
}
