import type { ReactNode } from 'react';
import type { DeskQueueName } from '../generated/graph.generated.ts';
import { ClaimsPlace } from './claims.ts';
import { useDeskClaimsQuery } from './desk.generated.ts';

interface ClaimedItemsProps {
  queue: DeskQueueName;
  items: readonly { readonly id: string }[];
  children: ReactNode;
}

/** Asks once for all items of a page which operator is at which of them. */
export function ClaimedItems({ queue, items, children }: ClaimedItemsProps) {
  const { data, previousData, refetch } = useDeskClaimsQuery({
    variables: { queue, ids: items.map(({ id }) => id) },
    fetchPolicy: 'cache-and-network',
  });
  const claims = (data ?? previousData)?.deskClaims;
  return <ClaimsPlace value={{ queue, claims, refetch: () => refetch() }}>{children}</ClaimsPlace>;
}
