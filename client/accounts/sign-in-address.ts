import { dialogAddress, openDialog } from '../dialog/dialog-address.ts';

/** The modes of the dialog, as the address names them. */
export type SignInMode = 'signin' | 'signup' | 'forgotten-password';

/** The mode in which the dialog is open, by the query of the address. */
export function readSignInMode(query: string): SignInMode | undefined {
  const dialog = openDialog(query);
  return dialog === 'signin' || dialog === 'signup' || dialog === 'forgotten-password' ? dialog : undefined;
}

/** The query of the same page with the dialog over it. */
export function signInAddress(query: string, mode: SignInMode = 'signin'): string {
  return dialogAddress(query, mode);
}
