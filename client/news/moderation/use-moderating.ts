import { useApolloClient } from '@apollo/client/react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import type { ModerationDecision } from '../../generated/graph.generated.ts';
import { ModerateCommentDocument, type WaitingCommentFragment } from './moderation.generated.ts';
import { NOT_DECIDED } from './words.ts';

/** Decides about a comment as it was read; the answer is what kept it from happening. */
export function useModerating({ id, revision }: WaitingCommentFragment) {
  const client = useApolloClient();
  return async (decision: ModerationDecision, reason?: string): Promise<Problem[]> => {
    try {
      const { data } = await client.mutate({
        mutation: ModerateCommentDocument,
        variables: { id, revision, decision, ...(reason !== undefined && { reason }) },
      });
      const answer = data?.moderateArticleComment;
      return answer?.__typename === 'ModeratedCommentPayload' ? [] : problemsOf(answer, NOT_DECIDED);
    } catch (error) {
      return [problemOf(error, NOT_DECIDED)];
    }
  };
}
