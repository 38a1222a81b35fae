import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../forms/problem.ts';
import { notify } from '../ui/notify.ts';
import { forgetActivity } from './activity/forget-activity.ts';

interface AccountChange {
  /** Sends it, by the document that says of which types it is. An answer with a message is a refusal. */
  readonly send: (client: ApolloClient) => Promise<{ readonly data?: { readonly answer: object } | null | undefined }>;
  /** The title of the success notice, if the page itself does not show the change. */
  readonly done?: string;
  /** The title of the notice that it was not. */
  readonly failure: string;
  /** Runs before the notice, so that the page already shows the change. */
  readonly after: () => unknown;
}

/** Changes the account by one press, one change at a time, and shows the result. */
export function useAccountChange() {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  /** Whether it was done. */
  const change = async ({ send, done, failure, after }: AccountChange): Promise<boolean> => {
    if (isWorking) return false;
    setWorking(true);
    const problem = await send(client).then(
      ({ data }) => (data ? refusalIn(data.answer) : ''),
      (error: unknown) => problemOf(error, '').message,
    );
    forgetActivity(client.cache);
    await Promise.resolve(after()).catch(() => undefined);
    setWorking(false);
    if (problem !== undefined) notify({ title: failure, text: problem, tone: 'error' });
    else if (done) notify({ title: done });
    return problem === undefined;
  };
  return { change, isWorking };
}

function refusalIn(answer: object): string | undefined {
  return 'message' in answer ? String(answer.message) : undefined;
}
