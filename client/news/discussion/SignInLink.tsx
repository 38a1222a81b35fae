import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInAddress } from '../../accounts/sign-in-address.ts';
import { reasonState, type SignInReason } from '../../accounts/sign-in-reason.ts';
import { openedState } from '../../dialog/dialog-address.ts';

/** Asks a visitor to sign in, over the same page, and says what for. */
export function SignInLink({ reason, children }: { reason: SignInReason; children: ReactNode }) {
  const { search, hash, state } = useLocation();
  return (
    <Link
      to={{ search: signInAddress(search), hash }}
      state={{ ...state, ...openedState(), ...reasonState(reason) }}
      className="inline-flex min-h-11 items-center"
    >
      {children}
    </Link>
  );
}
