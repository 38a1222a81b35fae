import { useApolloClient } from '@apollo/client/react';
import { isMarked } from '../../accounts/sign-in-mark.ts';
import { sessionKeeperOf } from '../../accounts/use-session.ts';
import { type Problem, problemOf } from '../../forms/problem.ts';
import { useRequestKey } from '../../forms/use-request-key.ts';
import type { BulkOrderInput } from '../../generated/graph.generated.ts';
import { notify } from '../../ui/notify.ts';
import { RequestBulkOrderDocument, useProcurementContactQuery } from './bulk-order.generated.ts';
import { bulkOrderProblems } from './bulk-order-values.ts';
import { failureAdvice, SUBMISSION_FAILED } from './words.ts';

/**
 * Sends a bulk order, for the account that is signed in, if one is. What keeps it from being sent stands beside its fields;
 * a failure that is not about them is also told in the corner.
 */
export function useBulkOrder(): (input: BulkOrderInput) => Promise<readonly Problem[]> {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const { data } = useProcurementContactQuery();
  const email = data?.contact?.items.find(({ url }) => url?.startsWith('mailto:'))?.value ?? undefined;
  const fail = (problem: Problem) => {
    notify({ title: SUBMISSION_FAILED, text: failureAdvice(email), tone: 'error' });
    return [problem];
  };
  return async (input) => {
    if (isMarked()) sessionKeeperOf(client);
    try {
      const { data } = await client.mutate({
        mutation: RequestBulkOrderDocument,
        variables: { input },
        context: contextOf(input),
      });
      const answer = data?.requestBulkOrder;
      if (answer?.__typename === 'BulkOrderPayload') {
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBulkOrders' });
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'organisationBulkOrders' });
        return [];
      }
      if (answer && 'fields' in answer && answer.fields.length > 0) return bulkOrderProblems(answer.fields);
      return fail({ message: answer?.message || SUBMISSION_FAILED });
    } catch (error) {
      return fail(problemOf(error, SUBMISSION_FAILED));
    }
  };
}
