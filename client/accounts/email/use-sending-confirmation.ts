import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf } from '../../forms/problem.ts';
import { storedInCookie } from '../session-requests.ts';
import { answerProblems } from './answer-problems.ts';
import { RequestEmailConfirmationDocument } from './recovery.generated.ts';
import { NOT_SENT } from './words.ts';

/** The result of requesting the link: a confirmation, or a problem. */
type Outcome = { readonly done: string } | { readonly problems: readonly Problem[] };

/** Mails the link that confirms the address of the signed-in user again. */
export function useSendingConfirmation(): () => Promise<Outcome> {
  const client = useApolloClient();
  return async () => {
    try {
      const { data } = await client.mutate({
        mutation: RequestEmailConfirmationDocument,
        ...storedInCookie,
      });
      const answer = data?.requestEmailConfirmation;
      return answer?.__typename === 'MessagePayload'
        ? { done: answer.done }
        : { problems: answerProblems(answer, NOT_SENT) };
    } catch (error) {
      return { problems: [problemOf(error, NOT_SENT)] };
    }
  };
}
