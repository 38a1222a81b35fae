import { createContext, useContext } from 'react';
import type { DeskQueueName } from '../generated/graph.generated.ts';
import type { ClaimFragment } from './desk.generated.ts';

/** What is known of the claims on the items of a page. */
export interface KnownClaims {
  readonly queue: DeskQueueName;
  /** Undefined until they are known. */
  readonly claims: readonly ClaimFragment[] | undefined;
  /** Refetches them. */
  readonly refetch: () => Promise<unknown>;
}

const ClaimsOfPage = createContext<KnownClaims | undefined>(undefined);

export const ClaimsPlace = ClaimsOfPage.Provider;

/** The claims on the items of the page; undefined if it is not a queue. */
export function useClaims(): KnownClaims | undefined {
  return useContext(ClaimsOfPage);
}
