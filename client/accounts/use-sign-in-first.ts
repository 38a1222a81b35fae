import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openDialog, openedState } from '../dialog/dialog-address.ts';
import { holdDrafts } from '../forms/saved-drafts.ts';
import { readSignInMode, signInAddress } from './sign-in-address.ts';
import { signInAgainState } from './sign-in-again.ts';
import { isMarked, useMark } from './sign-in-mark.ts';
import { reasonState, type SignInReason } from './sign-in-reason.ts';
import { useSessionKeeper } from './use-session.ts';

/**
 * For a dialog that is for people with an account: whether to show it. A signed-out visitor is asked to first, over
 * the same page and with the reason, and goes on here; the user who closes that dialog closes this one too. They are asked
 * again when their session runs out meanwhile, or they sign out in another tab; then they find what they had typed.
 */
export function useSignInFirst(reason: SignInReason, close: () => void): boolean {
  const keeper = useSessionKeeper();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useMark();
  // Until the address has changed, this is rendered as before.
  const question = useRef<'none' | 'asked' | 'open' | 'closed'>('none');
  useEffect(() => {
    // The mark itself: it is set in the same moment in which the other dialog closes.
    if (isMarked()) {
      question.current = 'none';
    } else if (readSignInMode(search)) {
      question.current = 'open';
    } else if (question.current === 'open') {
      question.current = 'closed';
      close();
    } else if (question.current === 'none') {
      question.current = 'asked';
      const to = { search: signInAddress(search) };
      navigate(to, { state: { ...state, ...openedState(), ...reasonState(reason) } });
    }
  });
  useEffect(holdDrafts, []);
  useEffect(
    () =>
      keeper.askAgainBy(() => {
        question.current = 'asked';
        const to = { search: signInAddress(search) };
        navigate(to, { state: { ...state, ...openedState(), ...signInAgainState() } });
      }),
    [keeper, navigate, search, state],
  );
  return isSignedIn && openDialog(search) === null;
}
