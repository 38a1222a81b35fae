import { ServerError } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { browserIsOnline } from './browser-is-online.ts';

/** Retries of one request, and the wait before each. */
const MAX_RETRIES = 3;

/** Milliseconds before the first, second and third retry: 1, 2 and 4 seconds. */
function retryDelay(count: number): number {
  return 1000 * 2 ** (count - 1);
}

/**
 * Repeats a failed request. A query may always be repeated; a mutation only where an Idempotency-Key lets the server see
 * that it is the same one. A 4xx is the server's considered answer, and without a connection there is nothing to try.
 */
export function retryLink(isOnline: () => boolean = browserIsOnline): ApolloLink {
  return new RetryLink({
    delay: retryDelay,
    attempts: (count, operation, error) => {
      if (!mayRepeat(operation) || isRefusal(error) || !isOnline()) return false;
      if (count <= MAX_RETRIES) return true;
      operation.setContext({ retriesUsedUp: true });
      return false;
    },
  });
}

function mayRepeat(operation: ApolloLink.Operation): boolean {
  if (operation.operationType === OperationTypeNode.QUERY) return true;
  if (operation.operationType !== OperationTypeNode.MUTATION) return false;
  const headers: Record<string, string> = operation.getContext()['headers'] ?? {};
  return Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');
}

function isRefusal(error: unknown): boolean {
  return ServerError.is(error) && error.statusCode >= 400 && error.statusCode < 500;
}
