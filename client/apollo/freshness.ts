import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { operationNameOf, queryKey } from './query-key.ts';

/** Milliseconds for which the answer to a page's query is shown without asking again. */
const FRESH_FOR = 5 * 60 * 1000;

type Variables = Record<string, unknown> | undefined;

/** When each query was last answered, and what follows from it. */
export interface Freshness {
  /** Notes the time of each whole answer. */
  link: ApolloLink;
  /** A fresh answer is shown as it is; an older one is shown and asked for again. */
  policyFor(query: DocumentNode, variables: Variables): 'cache-first' | 'cache-and-network';
}

/**
 * Keeps the five-minute rule. What came with the page, and what the cache can answer without having been asked for it,
 * counts as old as the page.
 */
export function createFreshness(clock: () => number = Date.now): Freshness {
  const loadedAt = clock();
  const answeredAt = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap((result) => {
          if (!('errors' in result && result.errors?.length)) {
            answeredAt.set(queryKey(operation.operationName, operation.variables), clock());
          }
        }),
      ),
    ),
    policyFor: (query, variables) => {
      const age = clock() - (answeredAt.get(queryKey(operationNameOf(query), variables)) ?? loadedAt);
      return age < FRESH_FOR ? 'cache-first' : 'cache-and-network';
    },
  };
}
