import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { problemOf } from '../forms/problem.ts';
import { notify } from '../ui/notify.ts';

/** What a change of a webhook is answered with: its payload, or a refusal in a sentence. */
type Answered = { readonly __typename: string; readonly message?: string } | undefined;

interface WebhookChange {
  readonly send: (client: ApolloClient) => Promise<Answered>;
  /** The type of the answer where it was done. */
  readonly payload: string;
  readonly done: string;
  readonly failure: string;
  /** Done before the notice: what is shown is to be true by then. */
  readonly after: () => unknown;
}

/** Sends one change of a webhook at a time, and says what came of it. */
export function useWebhookChange() {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const change = async ({ send, payload, done, failure, after }: WebhookChange) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await send(client).then(
      (answer) => (answer?.__typename === payload ? undefined : (answer?.message ?? failure)),
      (error: unknown) => problemOf(error, failure).message,
    );
    forgetActivity(client.cache);
    await Promise.resolve(after()).catch(() => undefined);
    setWorking(false);
    notify(problem === undefined ? { title: done } : { title: failure, text: problem, tone: 'error' });
  };
  return { change, isWorking };
}
