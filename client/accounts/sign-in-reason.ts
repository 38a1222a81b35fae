import type { Location } from 'react-router-dom';

/** What a user was about to do, and why that takes an account. */
export interface SignInReason {
  readonly title: string;
  readonly text: string;
  /** What the user goes on with, as a selector: it takes the focus when the dialog is closed. */
  readonly opener?: string;
}

/** Has the dialog say why it is open. */
export function reasonState(reason: SignInReason): { signInReason: SignInReason } {
  return { signInReason: reason };
}

/** Why the dialog is open, if an action has opened it. */
export function readSignInReason({ state }: Location): SignInReason | undefined {
  return (state as { signInReason?: SignInReason } | null)?.signInReason;
}
