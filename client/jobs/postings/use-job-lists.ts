import { useApolloClient } from '@apollo/client/react';

/** Refetches every shown list and figure of posts, after a post was added, changed or closed. */
export function useRefreshedJobs(): () => void {
  const client = useApolloClient();
  return () => {
    const refreshed = client.refetchQueries({
      updateCache: (cache) => {
        for (const fieldName of ['jobs', 'jobStats', 'myJobs', 'jobDrafts', 'myActivity'])
          cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
    refreshed.catch(() => {
      // Each list says itself that it could not be loaded.
    });
  };
}
