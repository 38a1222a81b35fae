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
  /**
   * Runs before the notice of success, so that the page already shows the change, and after that of a failure, where
   * something may have changed nevertheless.
   */
  readonly after: (client: ApolloClient, isDone: boolean) => unknown;
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
    try {
      return await carryOut(client, wanted, contextOf);
    } finally {
      setWorking(false);
    }
  };
  return { change, isWorking };
}

async function carryOut<Answer extends object>(
  client: ApolloClient,
  { done, failure, after, ...wanted }: AccountChange<Answer>,
  contextOf: ReturnType<typeof useRequestKey>,
): Promise<boolean> {
  const answer = await send(client, () => wanted.send(client, contextOf));
  const isDone = !isRefusal(answer);
  if (!isDone) notify({ title: failure, text: answer.message, tone: 'error' });
  forgetActivity(client.cache);
  const shown = Promise.resolve(after(client, isDone)).catch(() => undefined);
  // After a failure the next press does not wait until lists are read again, which may fail as slowly.
  if (isDone) {
    await shown;
    if (done) notify(typeof done === 'string' ? { title: done } : await done(answer as Exclude<Answer, Refusal>));
  }
  return isDone;
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

function isRefusal<Answer extends object>(answer: Answer | Refusal): answer is Refusal {
  return 'message' in answer;
}
