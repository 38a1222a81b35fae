import { ApolloLink } from '@apollo/client/link';
import { type DocumentNode, Kind } from 'graphql';
import { tap } from 'rxjs';

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
            answeredAt.set(keyOf(operation.operationName, operation.variables), clock());
          }
        }),
      ),
    ),
    policyFor: (query, variables) => {
      const age = clock() - (answeredAt.get(keyOf(nameOf(query), variables)) ?? loadedAt);
      return age < FRESH_FOR ? 'cache-first' : 'cache-and-network';
    },
  };
}

function nameOf(query: DocumentNode): string | undefined {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value;
}

/** One key for one question, whatever the order in which its variables were written; an absent variable is no variable. */
function keyOf(operationName: string | undefined, variables: Variables): string {
  return `${operationName} ${JSON.stringify(variables ?? {}, sorted)}`;
}

function sorted(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
