import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInAddress } from './sign-in-address.ts';
import { signInAgainState } from './sign-in-again.ts';
import { useSessionKeeper } from './use-session.ts';

/**
 * Opens the dialog over a page that shows nothing without a session, when that runs out; whoever signs in again comes
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
        // What the page says to nobody stands at its top.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }),
    [keeper, navigate, search, hash],
  );
}
