import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';

/** Sends one change, by the document that says of which types it is. */
type Send = (client: ApolloClient) => Promise<{ readonly data?: { readonly answer: object } | null | undefined }>;

/** Makes one change at a time of what a reader follows or has read; where it fails, a notice says so. */
export function useDocumentChange(onChange: () => Promise<unknown>) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const change = async (send: Send, failed: string): Promise<boolean> => {
    if (isWorking) return false;
    setWorking(true);
    const answer = await send(client).then(
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
