import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import type { VendorDecision } from '../../generated/graph.generated.ts';
import type { VendorFactsFragment } from '../vendors.generated.ts';
import { DecideVendorApplicationDocument } from './desk.generated.ts';

const NOT_DECIDED = 'Nothing was changed';

/** Decides about the revision of an application that was read; returns the problem. */
export function useDecidingVendor({ id, revision }: VendorFactsFragment) {
  const client = useApolloClient();
  return async (decision: VendorDecision, reason?: string): Promise<Problem[]> => {
    try {
      const { data } = await client.mutate({
        mutation: DecideVendorApplicationDocument,
        variables: { id, revision, decision, ...(reason !== undefined && { reason }) },
      });
      const answer = data?.decideVendorApplication;
      return answer?.__typename === 'VendorApplicationPayload' ? [] : problemsOf(answer, NOT_DECIDED);
    } catch (error) {
      return [problemOf(error, NOT_DECIDED)];
    }
  };
}
