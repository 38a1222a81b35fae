import type { ApolloClient } from '@apollo/client';
import { useAccountChange } from '../../accounts/use-account-change.ts';
import { RemoveSavedJobDocument, SaveJobDocument } from './saved-jobs.generated.ts';

/** Saves a job, or removes it from the list, one request at a time; a notice reports failures. */
export function useSaving(jobId: string) {
  const { change, isWorking } = useAccountChange();
  const variables = { jobId };
  return {
    isWorking,
    save: () =>
      change({
        send: (client) => client.mutate({ mutation: SaveJobDocument, variables }),
        failure: 'The job was not saved',
        after: refetchSaved,
      }),
    remove: () =>
      change({
        send: (client) => client.mutate({ mutation: RemoveSavedJobDocument, variables }),
        failure: 'The job was not removed',
        after: refetchSaved,
      }),
  };
}

/** Each list says itself if it could not be loaded. */
function refetchSaved(client: ApolloClient, isDone: boolean): Promise<unknown> | undefined {
  if (!isDone) return undefined;
  return client.refetchQueries({
    updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedJobs' }),
  });
}
