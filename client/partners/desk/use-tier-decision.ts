import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { DecideTierRequestDocument } from './tier-desk.generated.ts';
import { NOT_DECIDED } from './words.ts';

/** Approves or declines a request for a tier, and reports the result of an approval. */
export function useTierDecision(id: string, onDone: () => void) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const approve = async () => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client
      .mutate({ mutation: DecideTierRequestDocument, variables: { id, approved: true } })
      .then(
        ({ data }) => {
          const answer = data?.answer;
          return answer?.__typename === 'DeskTierRequestPayload' ? undefined : problemsOf(answer, NOT_DECIDED)[0];
        },
        (error: unknown) => problemOf(error, NOT_DECIDED),
      );
    setWorking(false);
    notify(
      problem
        ? { title: NOT_DECIDED, text: problem.message, tone: 'error' }
        : { title: 'The request is approved', text: 'The tier holds from now on, and the partner is emailed.' },
    );
    onDone();
  };
  const decline = async (reason: string): Promise<Problem[]> => {
    const variables = { id, approved: false, reason };
    const { data } = await client.mutate({ mutation: DecideTierRequestDocument, variables });
    return data?.answer?.__typename === 'DeskTierRequestPayload' ? [] : problemsOf(data?.answer, NOT_DECIDED);
  };
  return { approve, decline, isWorking };
}
