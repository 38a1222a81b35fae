import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { RemoveSavedJobDocument, SaveJobDocument } from './saved-jobs.generated.ts';

const FAILED = { saveJob: 'The job was not saved', removeSavedJob: 'The job was not removed' } as const;
/** What shows which jobs are saved. */
const refetchQueries = ['SavedAmong', 'SavedJobs'];

/** Saves a job, or takes it from the list; where that fails, a notice says so. */
export function useSaving(jobId: string) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const run = async (field: keyof typeof FAILED, change: () => Promise<object | undefined>) => {
    setWorking(true);
    try {
      const answer = await change();
      const refusal = answer && 'message' in answer ? String(answer.message) : undefined;
      if (refusal) notify({ title: FAILED[field], text: refusal, tone: 'error' });
      return !refusal;
    } catch (error) {
      notify({ title: FAILED[field], text: error instanceof Error ? error.message : '', tone: 'error' });
      return false;
    } finally {
      setWorking(false);
    }
  };
  const shared = { variables: { jobId }, refetchQueries, awaitRefetchQueries: true };
  return {
    isWorking,
    save: () =>
      run('saveJob', async () => (await client.mutate({ mutation: SaveJobDocument, ...shared })).data?.saveJob),
    remove: () =>
      run(
        'removeSavedJob',
        async () => (await client.mutate({ mutation: RemoveSavedJobDocument, ...shared })).data?.removeSavedJob,
      ),
  };
}
