import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import type { AccountAccess } from '../../generated/graph.generated.ts';
import type { VerifyAccountMutation } from './accounts.generated.ts';
import { type ChangeKind, changeDocuments } from './changes.ts';

interface Changed {
  readonly id: string;
  /** What the account may do from now on, where that is what changes. */
  readonly access?: AccountAccess;
  /** The organisation that was looked at, where the account is to be verified for it. */
  readonly organization?: string;
  /** When the verification was given that is taken back. */
  readonly verifiedAt?: string;
  /** Why the account is suspended. */
  readonly reason?: string;
}

type Payload = Extract<VerifyAccountMutation['answer'], { __typename: 'AccountRecordPayload' }>;

/** What came of a change: the account as it is now, or what is wrong. */
type Outcome =
  | { readonly problems: []; readonly payload: Payload }
  | { readonly problems: Problem[]; readonly payload?: undefined };

const NOT_CHANGED = 'The account could not be changed';

/** Changes an account. */
export function useAccountChange(): (kind: ChangeKind, changed: Changed) => Promise<Outcome> {
  const client = useApolloClient();
  return async (kind, variables) => {
    try {
      // All of them answer with the account as it is now.
      const { data } = await client.mutate<VerifyAccountMutation>({ mutation: changeDocuments[kind], variables });
      const answer = data?.answer;
      return answer?.__typename === 'AccountRecordPayload'
        ? { problems: [], payload: answer }
        : { problems: problemsOf(answer, NOT_CHANGED) };
    } catch (error) {
      return { problems: [problemOf(error, NOT_CHANGED)] };
    }
  };
}
