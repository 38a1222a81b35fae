import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { textOf } from './account-checks.ts';
import { type SignInMode, signInAddress } from './sign-in-address.ts';

interface ModeLinkProps {
  form: RefObject<HTMLFormElement | null>;
  question: string;
  /** The mode that it leads to. */
  mode: SignInMode;
  /** While the form is on its way. */
  isOff: boolean;
  onLeave: (email: string) => void;
  children: ReactNode;
}

/** Leads to the other mode of the dialog, and replaces this one in the history. */
export function ModeLink({ form, question, mode, isOff, onLeave, children }: ModeLinkProps) {
  const { search, state } = useLocation();
  const leave = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else if (form.current) onLeave(textOf(new FormData(form.current), 'email'));
  };
  return (
    <p className="mt-3 text-sm">
      {question}{' '}
      <Link
        to={{ search: signInAddress(search, mode) }}
        state={state}
        replace
        aria-disabled={isOff}
        onClick={leave}
        className="inline-flex min-h-11 items-center font-medium"
      >
        {children}
      </Link>
    </p>
  );
}
