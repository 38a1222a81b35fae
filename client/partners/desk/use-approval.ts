import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { DecideTierRequestDocument } from './tier-desk.generated.ts';
import { NOT_DECIDED } from './words.ts';

/** Approves a request, and shows the result. */
export function useApproval(id: string, onDone: () => void) {
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
  return { approve, isWorking };
}
