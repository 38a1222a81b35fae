import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { SAVE_JOB, SAVED, type SaveJobProps, saveClasses } from './save-words.ts';
import { useSavedAmongQuery } from './saved-jobs.generated.ts';
import { useSaving } from './use-saving.ts';
import { takeWantedJob, wantJob } from './wanted-job.ts';

/** Saves a job to the account of the signed-in user, and takes it away again. */
export function SaveToAccount({ job: { id, title }, among = [id], className }: SaveJobProps) {
  const { session } = useSession();
  const { data } = useSavedAmongQuery({
    variables: { jobIds: [...among], first: among.length },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const { isWorking, save, remove } = useSaving(id);
  const isSaved = data?.savedJobs.nodes.some((saved) => saved.id === id) ?? false;
  const isKnown = Boolean(data);
  const saveWhatWasWanted = useEffectEvent(() => {
    if (takeWantedJob(id) && !isSaved) void save();
  });
  // Wanted before the sign-in, or pressed before it was known which jobs are saved.
  useEffect(() => {
    if (session && isKnown) saveWhatWasWanted();
  }, [session, isKnown]);
  return (
    <button
      type="button"
      data-save={id}
      aria-pressed={isSaved}
      aria-disabled={isWorking}
      onClick={() => {
        if (isWorking) return;
        if (!isKnown) wantJob(id);
        else void (isSaved ? remove() : save());
      }}
      className={saveClasses(className)}
    >
      {isSaved ? SAVED : SAVE_JOB}
      <span className="sr-only"> {title}</span>
    </button>
  );
}
