import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignInReason } from '../../accounts/sign-in-reason.ts';
import { useSignInWay } from '../../accounts/use-sign-in-way.ts';

/** Asks a visitor to sign in, over the same page, and says what for. */
export function SignInLink({ reason, children }: { reason: SignInReason; children: ReactNode }) {
  const { hash } = useLocation();
  const { to, state } = useSignInWay(reason);
  return (
    <Link to={{ ...to, hash }} state={state} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
