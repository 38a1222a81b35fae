import { useMark } from '../../accounts/sign-in-mark.ts';
import { ownPart } from '../../accounts/writes/own-part.tsx';
import { SignInToWrite } from '../../accounts/writes/SignInToWrite.tsx';
import { WaitingButton } from '../../accounts/writes/WaitingButton.tsx';
import { SaveLabel } from './SaveLabel.tsx';
import { type SaveJobProps, saveLook, writeOfJob } from './save-words.ts';

const SaveToAccount = ownPart(() => import('./SaveToAccount.tsx').then((module) => module.SaveToAccount), Waiting);

const reason = { title: 'Sign in to save this job', text: 'The job is saved once you have signed in.' };

/** Saves a job to the account. Visitors sign in first, and the job is saved after that without a second press. */
export function SaveJob(props: SaveJobProps) {
  if (useMark()) return <SaveToAccount {...props} />;
  return (
    <SignInToWrite write={writeOfJob(props.job)} reason={reason} {...saveLook(props)}>
      <SaveLabel {...props} />
    </SignInToWrite>
  );
}

function Waiting(props: SaveJobProps) {
  return (
    <WaitingButton write={writeOfJob(props.job)} {...saveLook(props)}>
      <SaveLabel {...props} />
    </WaitingButton>
  );
}
