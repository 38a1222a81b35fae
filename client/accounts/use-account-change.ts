import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../forms/problem.ts';
import { useRequestKey } from '../forms/use-request-key.ts';
import { notify } from '../ui/notify.ts';
import { forgetActivity } from './activity/forget-activity.ts';

interface Refusal {
  readonly message: string;
}

interface Notice {
  readonly title: string;
  readonly text?: string;
}

interface AccountChange<Answer extends object> {
  /**
   * Sends it, by the document that says of which types it is, its field under the name `answer`. An answer with a message
   * is a refusal. What is made once is sent with `context: contextOf(variables)`, by which a repeat is answered as before.
   */
  readonly send: (
    client: ApolloClient,
    contextOf: ReturnType<typeof useRequestKey>,
  ) => Promise<{ readonly data?: { readonly answer: Answer } | null | undefined }>;
  /** The success notice, or its title, if the page itself does not show the change. */
  readonly done?: string | ((answer: Exclude<Answer, Refusal>) => Notice | Promise<Notice>);
  /** The title of the notice that it was not. */
  readonly failure: string;
  /** Runs before the notice, so that the page already shows the change. */
  readonly after: (client: ApolloClient) => unknown;
}

/** Changes the account by one press, one change at a time, and shows the result. */
export function useAccountChange() {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [isWorking, setWorking] = useState(false);
  /** Whether it was done. */
  const change = async <Answer extends object>(wanted: AccountChange<Answer>): Promise<boolean> => {
    if (isWorking) return false;
    setWorking(true);
    const answer = await send(client, () => wanted.send(client, contextOf));
    forgetActivity(client.cache);
    await Promise.resolve(wanted.after(client)).catch(() => undefined);
    const { done, failure } = wanted;
    if (isRefusal(answer)) notify({ title: failure, text: answer.message, tone: 'error' });
    else if (done) notify(typeof done === 'string' ? { title: done } : await done(answer as Exclude<Answer, Refusal>));
    setWorking(false);
    return !isRefusal(answer);
  };
  return { change, isWorking };
}

async function send<Answer extends object>(
  client: ApolloClient,
  mutate: () => Promise<{ readonly data?: { readonly answer: Answer } | null | undefined }>,
): Promise<Answer | Refusal> {
  try {
    // From here on requests speak for the account. Only what writes needs this script.
    const { sessionKeeperOf } = await import('./use-session.ts');
    sessionKeeperOf(client);
    return (await mutate()).data?.answer ?? { message: '' };
  } catch (error) {
    return problemOf(error, '');
  }
}

function isRefusal(answer: object): answer is Refusal {
  return 'message' in answer;
}
