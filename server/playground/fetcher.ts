import type { GraphiQLProps } from 'graphiql';
import { keyHeader } from './key.ts';
import { onlyOperation } from './operations.ts';

/** Sends the chosen operation to the graph on this origin, with the reader's own headers. */
export const fetcher: GraphiQLProps['fetcher'] = async ({ query, operationName, variables }, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...keyHeader(options?.headers),
      ...options?.headers,
    },
    body: JSON.stringify({ query: onlyOperation(query, operationName), operationName, variables }),
  }).catch(() => {
    throw new Error('The graph cannot be reached. Check your connection and try again.');
  });
  return response.json().catch(() => {
    throw new Error(`The server answered with status ${response.status} and no JSON.`);
  });
};
