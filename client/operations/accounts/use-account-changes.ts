import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import {
  SetAccountAccessDocument,
  type SetAccountAccessMutationVariables,
  SuspendAccountDocument,
  type SuspendAccountMutationVariables,
  UndoVerificationDocument,
  type UndoVerificationMutationVariables,
  UnsuspendAccountDocument,
  type UnsuspendAccountMutationVariables,
  VerifyAccountDocument,
  type VerifyAccountMutation,
  type VerifyAccountMutationVariables,
} from './accounts.generated.ts';

/** All changes answer with the account as it is now. */
type Answer = VerifyAccountMutation['answer'];
type Payload = Extract<Answer, { __typename: 'AccountRecordPayload' }>;

/** The result of a change: the present account, or the problem. */
type Outcome =
  | { readonly problems: []; readonly payload: Payload }
  | { readonly problems: Problem[]; readonly payload?: undefined };

/** What an operator can change about an account. */
interface AccountChanges {
  verify: (variables: VerifyAccountMutationVariables) => Promise<Outcome>;
  undoVerification: (variables: UndoVerificationMutationVariables) => Promise<Outcome>;
  suspend: (variables: SuspendAccountMutationVariables) => Promise<Outcome>;
  unsuspend: (variables: UnsuspendAccountMutationVariables) => Promise<Outcome>;
  setAccess: (variables: SetAccountAccessMutationVariables) => Promise<Outcome>;
}

const NOT_CHANGED = 'The account could not be changed';

/** Changes accounts. */
export function useAccountChanges(): AccountChanges {
  const client = useApolloClient();
  return {
    verify: (variables) => outcomeOf(client.mutate({ mutation: VerifyAccountDocument, variables })),
    undoVerification: (variables) => outcomeOf(client.mutate({ mutation: UndoVerificationDocument, variables })),
    suspend: (variables) => outcomeOf(client.mutate({ mutation: SuspendAccountDocument, variables })),
    unsuspend: (variables) => outcomeOf(client.mutate({ mutation: UnsuspendAccountDocument, variables })),
    setAccess: (variables) => outcomeOf(client.mutate({ mutation: SetAccountAccessDocument, variables })),
  };
}

async function outcomeOf(mutation: Promise<{ data?: { answer: Answer } | undefined }>): Promise<Outcome> {
  try {
    const answer = (await mutation).data?.answer;
    return answer?.__typename === 'AccountRecordPayload'
      ? { problems: [], payload: answer }
      : { problems: problemsOf(answer, NOT_CHANGED) };
  } catch (error) {
    return { problems: [problemOf(error, NOT_CHANGED)] };
  }
}
