import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { CloseJobDocument, ReopenJobDocument } from './posting.generated.ts';
import { useRefreshedJobs } from './use-job-lists.ts';
import { JOB_CLOSED, JOB_REOPENED, NOT_CLOSED, NOT_REOPENED } from './words.ts';

type Answer = { __typename: 'JobPayload' } | { __typename: string; message: string } | undefined;

/** Closes posts and opens them again, one request at a time, and shows the result. */
export function useJobState() {
  const client = useApolloClient();
  const refresh = useRefreshedJobs();
  const [isWorking, setWorking] = useState(false);
  const run = async (ask: () => Promise<Answer>, done: string, failure: string): Promise<boolean> => {
    if (isWorking) return false;
    setWorking(true);
    const answer = await ask().catch((error: unknown) => ({ __typename: 'Failure', ...problemOf(error, '') }));
    setWorking(false);
    if (answer?.__typename === 'JobPayload') {
      notify({ title: done });
      refresh();
      return true;
    }
    const text = answer && 'message' in answer ? answer.message : '';
    notify({ title: failure, ...(text && { text }), tone: 'error' });
    return false;
  };
  const close = (id: string) =>
    run(
      async () =>
        (
          await client.mutate({
            mutation: CloseJobDocument,
            variables: { id },
          })
        ).data?.closeJob,
      JOB_CLOSED,
      NOT_CLOSED,
    );
  const reopen = (id: string) =>
    run(
      async () =>
        (
          await client.mutate({
            mutation: ReopenJobDocument,
            variables: { id },
          })
        ).data?.reopenJob,
      JOB_REOPENED,
      NOT_REOPENED,
    );
  return { close, reopen, isWorking };
}
