import { useMark } from '../accounts/sign-in-mark.ts';
import { ownPart } from '../accounts/writes/own-part.tsx';
import { SignInToWrite } from '../accounts/writes/SignInToWrite.tsx';
import { WaitingButton } from '../accounts/writes/WaitingButton.tsx';
import { type TakeProps, writeOfTraining } from './own/take-props.ts';

const OwnAction = ownPart(() => import('./own/OwnAction.tsx').then((module) => module.OwnAction), Waiting);

/** Takes a programme or a seat for the account. Visitors sign in first, and it is taken after that without a second press. */
export function TakeAction(props: TakeProps) {
  const { id, title, label, variant = 'secondary' } = props;
  if (useMark()) return <OwnAction {...props} />;
  const text = `You take part in '${title}' once you have signed in.`;
  return (
    <SignInToWrite write={writeOfTraining(id)} reason={{ title: 'Sign in to take part', text }} variant={variant}>
      {label}
      <span className="sr-only"> {title}</span>
    </SignInToWrite>
  );
}

/** The button, until its script is here. It may have been taken already. */
function Waiting({ id, title, label, variant = 'secondary' }: TakeProps) {
  return (
    <WaitingButton write={writeOfTraining(id)} isOff variant={variant}>
      {label}
      <span className="sr-only"> {title}</span>
    </WaitingButton>
  );
}
