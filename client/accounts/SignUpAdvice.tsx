import { Link, useLocation } from 'react-router-dom';
import { textOf } from './account-checks.ts';
import { type SignInMode, signInAddress } from './sign-in-address.ts';

interface SignUpAdviceProps {
  form: HTMLFormElement;
  /** Passes the typed address to the other mode of the dialog. */
  onLeave: (email: string) => void;
}

/**
 * What to do where no account was opened. It says the same whether the address has one or not, so that no one learns from
 * it who has an account.
 */
export function SignUpAdvice({ form, onLeave }: SignUpAdviceProps) {
  const { search, state } = useLocation();
  const link = (mode: SignInMode, words: string) => (
    <Link
      to={{ search: signInAddress(search, mode) }}
      state={state}
      replace
      onClick={() => onLeave(textOf(new FormData(form), 'email'))}
    >
      {words}
    </Link>
  );
  return (
    <>
      If you have an account already, {link('signin', 'sign in')} or {link('forgotten-password', 'reset your password')}
      . If not, check your email address and try again.
    </>
  );
}
