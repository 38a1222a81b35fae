import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClose } from '../dialog/use-close.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { notify } from '../ui/notify.ts';
import { ForgottenPasswordForm } from './email/ForgottenPasswordForm.tsx';
import { useSendingConfirmation } from './email/use-sending-confirmation.ts';
import { CONFIRM_FIRST, FORGOTTEN_TITLE, NOT_SENT, SEND_AGAIN } from './email/words.ts';
import { OPENERS } from './openers.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { BegunSessionFragment } from './sessions.generated.ts';
import { noteShown } from './shown-dialog.ts';
import type { SignInMode } from './sign-in-address.ts';
import { isSigningInAgain } from './sign-in-again.ts';
import { readSignInReason } from './sign-in-reason.ts';
import { useSessionKeeper } from './use-session.ts';
import {
  SESSION_OVER,
  SIGN_IN_AGAIN,
  SIGN_IN_TITLE,
  SIGN_UP_TITLE,
  SIGNED_IN,
  UNTIL_VERIFIED,
  VERIFIED_WITHIN,
} from './words.ts';

const modes = {
  signin: { title: SIGN_IN_TITLE, Form: SignInForm },
  signup: { title: SIGN_UP_TITLE, Form: SignUpForm },
  'forgotten-password': { title: FORGOTTEN_TITLE, Form: ForgottenPasswordForm },
} as const;

/** Signs in or up, or asks for a new password, over the page. The address says which. */
export function SignInDialog({ mode }: { mode: SignInMode }) {
  const keeper = useSessionKeeper();
  const location = useLocation();
  const reason = readSignInReason(location);
  const onClose = useClose(reason?.opener ?? OPENERS);
  // What was typed in one mode need not be typed again in the other.
  const [email, setEmail] = useState('');
  const ask = useSendingConfirmation();
  const sendAgain = async () => {
    const outcome = await ask();
    if ('done' in outcome) notify({ title: outcome.done });
    else notify({ title: NOT_SENT, text: outcome.problems[0]?.message ?? '', tone: 'error' });
  };
  const onSignedIn = (session: BegunSessionFragment, text?: string) => {
    onClose();
    keeper.begin(session);
    if (mode === 'signup') {
      const action = { label: SEND_AGAIN, run: () => void sendAgain() };
      notify({ title: SIGNED_IN, text: `${CONFIRM_FIRST} ${VERIFIED_WITHIN}`, action });
    } else {
      notify({ title: SIGNED_IN, ...(text !== undefined && { text }) });
    }
  };
  const { title, Form } = modes[mode];
  useEffect(() => noteShown(location.key), [location.key]);
  const isAgain = isSigningInAgain(location) && mode === 'signin';
  const why = mode !== 'forgotten-password' && reason;
  return (
    <FormDialog
      title={title}
      note={isAgain ? { title: SESSION_OVER, text: SIGN_IN_AGAIN } : why || false}
      onClose={onClose}
    >
      <Form email={email} onSignedIn={onSignedIn} onLeave={setEmail} />
      {mode !== 'forgotten-password' && (
        <p className="mt-1 text-xs text-ink-2">
          {mode === 'signup' && `${CONFIRM_FIRST} `}
          {VERIFIED_WITHIN} {UNTIL_VERIFIED}
        </p>
      )}
    </FormDialog>
  );
}
