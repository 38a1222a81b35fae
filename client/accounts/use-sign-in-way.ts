import { useLocation } from 'react-router-dom';
import { openedState } from '../dialog/dialog-address.ts';
import { signInAddress } from './sign-in-address.ts';
import { reasonState, type SignInReason } from './sign-in-reason.ts';

/** Where a link leads that asks a visitor to sign in: to the dialog over the same page, which says why. */
export function useSignInWay(reason: SignInReason) {
  const { search, state } = useLocation();
  return {
    to: { search: signInAddress(search) },
    state: { ...state, ...openedState(), ...reasonState(reason) },
  };
}
