import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readSignInMode, signInAddress } from '../../accounts/sign-in-address.ts';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { reasonState } from '../../accounts/sign-in-reason.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { useHandedFocus } from '../../ui/use-handed-focus.ts';
import { SAVE_JOB, type SaveJobProps, saveClasses } from './save-words.ts';
import { takeWantedJob, wantJob } from './wanted-job.ts';

const SaveToAccount = lazy(() =>
  import('./SaveToAccount.tsx').then(
    (module) => ({ default: module.SaveToAccount }),
    // Where the script cannot be fetched, nothing can be saved.
    () => ({ default: Waiting }),
  ),
);

/** Saves a job to the account. Visitors sign in first, and the job is saved after that without a second press. */
export function SaveJob(props: SaveJobProps) {
  if (!useMark()) return <SignInToSave {...props} />;
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <SaveToAccount {...props} />
    </Suspense>
  );
}

/**
 * The way to save a job, until its script is here: fetched by those who signed in alone. A press is kept, and the job is
 * saved then.
 */
function Waiting({ job: { id, title }, className }: SaveJobProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button, `[data-save="${id}"]`);
  return (
    <button ref={button} type="button" data-save={id} onClick={() => wantJob(id)} className={saveClasses(className)}>
      {SAVE_JOB}
      <span className="sr-only"> {title}</span>
    </button>
  );
}

function SignInToSave({ job: { id, title }, className }: SaveJobProps) {
  const { search, state } = useLocation();
  const isSigningIn = readSignInMode(search) !== undefined;
  useEffect(() => {
    // The dialog was closed without a sign-in: a later sign-in by another way must not save the job.
    if (!isSigningIn) takeWantedJob(id);
  }, [isSigningIn, id]);
  return (
    <Link
      to={{ search: signInAddress(search) }}
      state={{
        ...state,
        ...openedState(),
        ...reasonState({
          title: 'Sign in to save this job',
          text: 'The job is saved once you have signed in.',
          opener: `[data-save="${id}"]`,
        }),
      }}
      data-save={id}
      onClick={() => wantJob(id)}
      className={saveClasses(className)}
    >
      {SAVE_JOB}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
