import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../forms/problem.ts';
import { notify } from '../ui/notify.ts';
import { forgetActivity } from './activity/forget-activity.ts';

interface AccountChange {
  /** Sends it, by the document that says of which types it is. An answer with a message is a refusal. */
  readonly send: (client: ApolloClient) => Promise<{ readonly data?: { readonly answer: object } | null | undefined }>;
  /** The title of the notice that it was done, where what is shown does not say so. */
  readonly done?: string;
  /** The title of the notice that it was not. */
  readonly failure: string;
  /** Done before the notice: what is shown is to be true by then. */
  readonly after: () => unknown;
}

/** Makes one change at a time of what belongs to the account, by one press, and says what came of it. */
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
