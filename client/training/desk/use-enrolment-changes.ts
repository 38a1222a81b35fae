import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { CompleteEnrolmentDocument, DecideCertificationDocument } from './training-desk.generated.ts';
import { NOT_COMPLETED, NOT_DECIDED } from './words.ts';

type Answer = { __typename: 'DeskEnrolmentPayload' } | { __typename: string; message: string } | undefined;

/** Accepts or declines an application and records a completion, one request at a time, and reports the result. */
export function useEnrolmentChanges(id: string, onDone: () => void) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const run = async (ask: () => Promise<Answer>, done: string, failure: string) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await ask().then(
      (answer) =>
        answer?.__typename === 'DeskEnrolmentPayload'
          ? undefined
          : problemsOf(answer && 'message' in answer ? answer : undefined, failure)[0],
      (error: unknown) => problemOf(error, failure),
    );
    setWorking(false);
    notify(problem ? { title: failure, text: problem.message, tone: 'error' } : { title: done });
    onDone();
  };
  return {
    isWorking,
    decline: async (reason: string): Promise<Problem[]> => {
      const variables = { id, accepted: false, reason };
      const { data } = await client.mutate({ mutation: DecideCertificationDocument, variables });
      const answer = data?.decideCertification;
      return answer?.__typename === 'DeskEnrolmentPayload' ? [] : problemsOf(answer, NOT_DECIDED);
    },
    accept: () =>
      run(
        async () => {
          const variables = { id, accepted: true };
          const { data } = await client.mutate({ mutation: DecideCertificationDocument, variables });
          return data?.decideCertification;
        },
        'The application is accepted',
        NOT_DECIDED,
      ),
    complete: () =>
      run(
        async () => {
          const { data } = await client.mutate({ mutation: CompleteEnrolmentDocument, variables: { id } });
          return data?.completeEnrolment;
        },
        'The completion is recorded',
        NOT_COMPLETED,
      ),
  };
}
