import { useSession } from '../../accounts/use-session.ts';
import { WriteButton } from '../../accounts/writes/WriteButton.tsx';
import { SaveLabel } from './SaveLabel.tsx';
import { type SaveJobProps, saveLook, writeOfJob } from './save-words.ts';
import { useSavedAmongQuery } from './saved-jobs.generated.ts';
import { useSaving } from './use-saving.ts';

/** Saves a job to the account of the signed-in user, and takes it away again. */
export function SaveToAccount({ job, among = [job.id], className }: SaveJobProps) {
  const { session } = useSession();
  const { data } = useSavedAmongQuery({
    variables: { jobIds: [...among], first: among.length },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const { isWorking, save, remove } = useSaving(job.id);
  const isSaved = data?.savedJobs.nodes.some((saved) => saved.id === job.id) ?? false;
  return (
    <WriteButton
      write={writeOfJob(job)}
      isReady={Boolean(session && data)}
      isWorking={isWorking}
      isPressed={isSaved}
      onPress={(isWanted) => {
        if (!isSaved) void save();
        // What was wanted before it was known is to be saved, not removed.
        else if (!isWanted) void remove();
      }}
      {...saveLook({ className })}
    >
      <SaveLabel job={job} isSaved={isSaved} />
    </WriteButton>
  );
}
