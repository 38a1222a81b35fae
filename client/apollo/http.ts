import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { Observable } from 'rxjs';

/**
 * Sends an operation to the portal's own graph, with the headers of its context. An answer that is not 2xx rejects with
 * its status, which the retries go by.
 */
export function httpLink(): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, getContext }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        fetch('/graphql', {
          method: 'POST',
          credentials: 'same-origin',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...getContext()['headers'] },
          body: JSON.stringify({ operationName, variables, query: print(query) }),
          signal: abort.signal,
          // For requests that are still to be sent when the page is left.
          keepalive: getContext()['keepalive'] === true,
        })
          .then(read)
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        return () => abort.abort();
      }),
  );
}

async function read(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  if (!response.ok) throw new ServerError(`HTTP ${response.status}`, { response, bodyText });
  try {
    const result = JSON.parse(bodyText);
    if ('data' in result || 'errors' in result) return result;
    throw new TypeError('Not an answer of a graph');
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}
