import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInAddress } from '../../accounts/sign-in-address.ts';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { useSession } from '../../accounts/use-session.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { useSavedAmongQuery } from './saved-jobs.generated.ts';
import { useSaving } from './use-saving.ts';

interface SaveJobProps {
  job: { id: string; title: string };
  /** The jobs of a list, which are asked about together; none where the job stands alone. */
  among?: readonly string[];
  className?: string;
}

/** The label, whose wording is fixed, and what it is once the job is saved. */
const SAVE_JOB = 'Save Job';
const SAVED = 'Saved';

/** The job that a visitor wanted to save before signing in, of this document alone. */
let wanted: string | undefined;

/** Saves a job to the account. Visitors sign in first, and the job is saved after that. */
export function SaveJob(props: SaveJobProps) {
  return useMark() ? <SaveToAccount {...props} /> : <SignInToSave {...props} />;
}

const look = (className = '') => `${buttonClasses('secondary', 'compact')} whitespace-nowrap ${className}`;

function SignInToSave({ job: { id, title }, className }: SaveJobProps) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: signInAddress(search) }}
      state={openedState()}
      data-save={id}
      onClick={() => {
        wanted = id;
      }}
      className={look(className)}
    >
      {SAVE_JOB}
      <span className="sr-only">: {title}</span>
    </Link>
  );
}

function SaveToAccount({ job: { id, title }, among = [id], className }: SaveJobProps) {
  const { session } = useSession();
  const { data } = useSavedAmongQuery({
    variables: { jobIds: [...among], first: among.length },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const { isWorking, save, remove } = useSaving(id);
  const isSaved = data?.savedJobs.nodes.some((saved) => saved.id === id) ?? false;
  const saveAfterSignIn = useEffectEvent(() => {
    if (wanted !== id) return;
    wanted = undefined;
    void save();
  });
  useEffect(() => {
    if (session) saveAfterSignIn();
  }, [session]);
  return (
    <button
      type="button"
      data-save={id}
      aria-pressed={isSaved}
      aria-disabled={isWorking}
      onClick={() => {
        if (isWorking) return;
        void (isSaved ? remove() : save());
      }}
      className={look(className)}
    >
      {isSaved ? SAVED : SAVE_JOB}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
