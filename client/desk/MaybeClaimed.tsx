import type { ReactNode } from 'react';
import type { DeskQueueName } from '../generated/graph.generated.ts';
import { ClaimedItems } from './ClaimedItems.tsx';

interface MaybeClaimedProps {
  queue: DeskQueueName;
  /** Whether the items of the list wait. */
  isQueue: boolean;
  items: readonly { readonly id: string }[];
  children: ReactNode;
}

/** Items can be claimed in a queue, and not in a list of all or of decided ones. */
export function MaybeClaimed({ queue, isQueue, items, children }: MaybeClaimedProps) {
  if (!isQueue) return children;
  return (
    <ClaimedItems queue={queue} items={items}>
      {children}
    </ClaimedItems>
  );
}
