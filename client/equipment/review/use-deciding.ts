import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import type { EquipmentReviewDecision } from '../../generated/graph.generated.ts';
import { ReviewEquipmentDocument, type ReviewedEquipmentFragment } from './review.generated.ts';

const NOT_DECIDED = 'Nothing was changed';

/** Publishes or declines a product as it was looked at; the answer is what kept it from happening. */
export function useDeciding({ id, revision }: ReviewedEquipmentFragment) {
  const client = useApolloClient();
  return async (decision: EquipmentReviewDecision, reason?: string): Promise<Problem[]> => {
    try {
      const { data } = await client.mutate({
        mutation: ReviewEquipmentDocument,
        variables: { id, revision, decision, ...(reason !== undefined && { reason }) },
      });
      const answer = data?.reviewEquipment;
      return answer?.__typename === 'EquipmentPostingPayload' ? [] : problemsOf(answer, NOT_DECIDED);
    } catch (error) {
      return [problemOf(error, NOT_DECIDED)];
    }
  };
}
