import { User } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { openedState } from '../dialog/dialog-address.ts';
import { signInAddress } from './sign-in-address.ts';

/** Leads to the dialog. Its script comes on the first sign that a user is about to open it. */
export function SignInLink({ isInMenu }: { isInMenu: boolean }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: signInAddress(search) }}
      state={openedState()}
      data-account-entry
      onPointerEnter={preload}
      onFocus={preload}
      className={isInMenu ? 'flex min-h-12 items-center text-base text-ink no-underline' : 'box-link sign-in-link'}
    >
      {!isInMenu && <User aria-hidden className="size-5 xl:hidden" strokeWidth={2} />}
      <span className={isInMenu ? undefined : 'max-xl:sr-only'}>Sign In</span>
    </Link>
  );
}

function preload() {
  import('./SignInDialog.tsx').catch(() => {
    // Where it cannot be fetched, opening it will say so.
  });
}
