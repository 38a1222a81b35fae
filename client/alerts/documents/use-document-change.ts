import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';

interface Answer {
  readonly answer: object;
}

/** Makes one change at a time of what a reader follows or has read; where it fails, a notice says so. */
export function useDocumentChange(onChange: () => Promise<unknown>) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const change = async <Data extends Answer, Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    failed: string,
  ): Promise<boolean> => {
    if (isWorking) return false;
    setWorking(true);
    const answer = await client.mutate<Data, Record<string, unknown>>({ mutation: mutation as never, variables }).then(
      ({ data }) => data?.answer,
      (failure: unknown) => problemOf(failure, ''),
    );
    const hasFailed = Boolean(answer && 'message' in answer);
    if (answer && 'message' in answer) notify({ title: failed, text: String(answer.message), tone: 'error' });
    await onChange().catch(() => undefined);
    setWorking(false);
    return !hasFailed;
  };
  return { isWorking, change };
}
