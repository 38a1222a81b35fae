import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { signInAgainState } from '../accounts/sign-in-again.ts';
import { useSessionKeeper } from '../accounts/use-session.ts';

/**
 * Opens the dialog over a page that shows nothing without a session, when that runs out; the user who signs in again comes
 * back to the section that they were in.
 */
export function useSigningInAgain(): void {
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(
    () =>
      keeper.askAgainBy(() => {
        const section = document.activeElement?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
        const to = { search: signInAddress(search), hash: section ? `#${section}` : hash };
        navigate(to, { replace: true, state: signInAgainState() });
        // What a signed-out visitor reads stands at its top.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }),
    [keeper, navigate, search, hash],
  );
}
