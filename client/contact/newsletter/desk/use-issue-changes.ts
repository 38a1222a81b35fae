import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, problemsOf } from '../../../forms/problem.ts';
import { notify } from '../../../ui/notify.ts';
import { DeleteIssueDocument, SendIssueDocument, type SendIssueMutation, TestIssueDocument } from './desk.generated.ts';
import { NOT_DELETED, NOT_SENT, NOT_TESTED } from './words.ts';

/** Each of the mutations is answered alike. */
type Answer = SendIssueMutation['sendNewsletterIssue'] | undefined;

/** What an operator does about an issue with one button each. */
export function useIssueChanges({ id, revision }: { id: string; revision: number }, onDone: () => void) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const change = async (ask: () => Promise<Answer>, done: { title: string; text?: string }, failure: string) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await ask().then(
      (answer) => (answer?.__typename === 'NewsletterIssuePayload' ? undefined : problemsOf(answer, failure)[0]),
      (error: unknown) => problemOf(error, failure),
    );
    setWorking(false);
    notify(problem ? { title: failure, text: problem.message, tone: 'error' } : done);
    if (!problem) onDone();
  };
  const test = () =>
    change(
      async () => (await client.mutate({ mutation: TestIssueDocument, variables: { id } })).data?.testNewsletterIssue,
      { title: 'The test is sent', text: 'You get it at the address of your account.' },
      NOT_TESTED,
    );
  const send = () =>
    change(
      async () =>
        (await client.mutate({ mutation: SendIssueDocument, variables: { id, revision } })).data?.sendNewsletterIssue,
      { title: 'The issue is being sent' },
      NOT_SENT,
    );
  const remove = () =>
    change(
      async () =>
        (await client.mutate({ mutation: DeleteIssueDocument, variables: { id } })).data?.deleteNewsletterIssue,
      { title: 'The draft is deleted' },
      NOT_DELETED,
    );
  return { isWorking, test, send, remove };
}
