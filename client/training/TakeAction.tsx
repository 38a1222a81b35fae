import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readSignInMode, signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { reasonState } from '../accounts/sign-in-reason.ts';
import { openedState } from '../dialog/dialog-address.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { TakeProps } from './own/take-props.ts';
import { takeWantedTraining, wantTraining } from './own/wanted-training.ts';

const OwnAction = lazy(() =>
  import('./own/OwnAction.tsx').then(
    (module) => ({ default: module.OwnAction }),
    // Where the script cannot be fetched, nothing can be taken.
    () => ({ default: Waiting }),
  ),
);

/** Takes a programme or a seat for the account. Visitors sign in first, and it is taken after that without a second press. */
export function TakeAction(props: TakeProps) {
  if (!useMark()) return <SignInToTake {...props} />;
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <OwnAction {...props} />
    </Suspense>
  );
}

/** The button, until its script is here: fetched by those who signed in alone. */
function Waiting({ title, label, variant = 'secondary' }: TakeProps) {
  return (
    <Button variant={variant} aria-disabled="true">
      {label}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}

function SignInToTake({ id, title, label, variant = 'secondary' }: TakeProps) {
  const { search, state } = useLocation();
  const isSigningIn = readSignInMode(search) !== undefined;
  useEffect(() => {
    // The dialog was closed without a sign-in: a later sign-in by another way must not take the action.
    if (!isSigningIn) takeWantedTraining(id);
  }, [isSigningIn, id]);
  return (
    <ButtonLink
      variant={variant}
      to={{ search: signInAddress(search) }}
      state={{
        ...state,
        ...openedState(),
        ...reasonState({ title: 'Sign in to take part', text: `You take part in '${title}' once you have signed in.` }),
      }}
      onClick={() => wantTraining(id)}
    >
      {label}
      <span className="sr-only"> {title}</span>
    </ButtonLink>
  );
}
