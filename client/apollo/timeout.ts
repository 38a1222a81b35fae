import { ApolloLink } from '@apollo/client/link';
import { throwError, timeout } from 'rxjs';

/** API timeout in milliseconds. It restarts for each attempt. */
export const API_TIMEOUT = 10_000;

/** Ends an attempt that has not been answered in time; unsubscribing aborts the request itself. */
export function timeoutLink(milliseconds: number = API_TIMEOUT): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      timeout({
        first: milliseconds,
        with: () => throwError(() => new DOMException('No answer in time', 'TimeoutError')),
      }),
    ),
  );
}
