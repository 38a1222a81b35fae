import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wasShownAt } from '../accounts/shown-dialog.ts';
import { readSignInMode } from '../accounts/sign-in-address.ts';
import { ALREADY_SIGNED_IN } from '../accounts/words.ts';
import { closedAddress } from '../dialog/closed-address.ts';
import { notify } from '../ui/notify.ts';

/** Says to the signed-in user whose address names the dialog to sign in that there is none for them, and takes it away. */
export function useAlreadySignedIn(isSignedIn: boolean): void {
  const { key, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn || !readSignInMode(search) || wasShownAt(key)) return;
    notify({ title: ALREADY_SIGNED_IN });
    navigate({ search: closedAddress(search), hash }, { replace: true, state });
  }, [isSignedIn, key, search, hash, state, navigate]);
}
