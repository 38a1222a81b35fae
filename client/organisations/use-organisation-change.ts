import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { problemOf } from '../forms/problem.ts';
import { notify } from '../ui/notify.ts';
import { NOT_CHANGED } from './words.ts';

interface Changed {
  readonly answer: { readonly __typename: string; readonly message?: string };
}

/** Changes something about the organisation by one press, one at a time, and says what came of it. */
export function useOrganisationChange(onChange: () => Promise<unknown>) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const change = async <Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Changed, Variables>,
    variables: Variables,
    done: string,
  ) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client
      .mutate({
        mutation: mutation as TypedDocumentNode<Changed, Record<string, unknown>>,
        variables,
        fetchPolicy: 'no-cache',
      })
      .then(
        ({ data }) => data?.answer.message,
        (error: unknown) => problemOf(error, '').message,
      );
    forgetActivity(client.cache);
    await onChange().catch(() => undefined);
    setWorking(false);
    notify(problem === undefined ? { title: done } : { title: NOT_CHANGED, text: problem, tone: 'error' });
  };
  return { change, isWorking };
}
