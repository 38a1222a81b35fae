import { useAccountChange } from '../../accounts/use-account-change.ts';
import { CloseJobDocument, ReopenJobDocument } from './posting.generated.ts';
import { useRefreshedJobs } from './use-job-lists.ts';
import { JOB_CLOSED, JOB_REOPENED, NOT_CLOSED, NOT_REOPENED } from './words.ts';

/** Closes posts and opens them again, one request at a time, and shows the result. */
export function useJobState() {
  const { change, isWorking } = useAccountChange();
  const refresh = useRefreshedJobs();
  return {
    isWorking,
    close: (id: string) =>
      change({
        send: (client) => client.mutate({ mutation: CloseJobDocument, variables: { id } }),
        done: JOB_CLOSED,
        failure: NOT_CLOSED,
        after: refresh,
      }),
    reopen: (id: string) =>
      change({
        send: (client) => client.mutate({ mutation: ReopenJobDocument, variables: { id } }),
        done: JOB_REOPENED,
        failure: NOT_REOPENED,
        after: refresh,
      }),
  };
}
