import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { RemoveSavedJobDocument, SaveJobDocument } from './saved-jobs.generated.ts';

const FAILED = { saveJob: 'The job was not saved', removeSavedJob: 'The job was not removed' } as const;

/** Saves a job, or removes it from the list, one request at a time; a notice reports failures. */
export function useSaving(jobId: string) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const run = async (field: keyof typeof FAILED, ask: () => Promise<object | undefined>): Promise<boolean> => {
    setWorking(true);
    try {
      const answer = await ask().catch((error: unknown) => problemOf(error, ''));
      if (answer && 'message' in answer) {
        const text = String(answer.message);
        notify({ title: FAILED[field], ...(text && { text }), tone: 'error' });
        return false;
      }
      // Each list says itself if it could not be loaded.
      await client.refetchQueries({ updateCache: evictSaved }).catch(() => undefined);
      return true;
    } finally {
      setWorking(false);
    }
  };
  const variables = { jobId };
  return {
    isWorking,
    save: () =>
      run('saveJob', async () => (await client.mutate({ mutation: SaveJobDocument, variables })).data?.saveJob),
    remove: () =>
      run(
        'removeSavedJob',
        async () => (await client.mutate({ mutation: RemoveSavedJobDocument, variables })).data?.removeSavedJob,
      ),
  };
}

/** Refetches the queries of saved jobs. */
function evictSaved(cache: { evict: (what: { id: string; fieldName: string }) => boolean }): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedJobs' });
}
