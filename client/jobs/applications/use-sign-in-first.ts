import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInAddress } from '../../accounts/sign-in-address.ts';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { openDialog, openedState } from '../../dialog/dialog-address.ts';

/**
 * Asks whoever is not signed in to sign in, over what the address shows: once, so that who closes that dialog is not
 * asked again without wanting it. Answers whether somebody is signed in, and whether the dialog is open.
 */
export function useSignInFirst(): { isMarked: boolean; isAsking: boolean } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isMarked = useMark();
  const isAsking = !isMarked && openDialog(search) !== null;
  const hasAsked = useRef(isAsking);
  useEffect(() => {
    if (isMarked || hasAsked.current) return;
    hasAsked.current = true;
    navigate({ search: signInAddress(search) }, { state: { ...state, ...openedState() } });
  }, [isMarked, navigate, search, state]);
  return { isMarked, isAsking };
}
