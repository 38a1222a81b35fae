import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { from, tap } from 'rxjs';
import { createCache } from './cache.ts';
import { errorsLink } from './errors.ts';

/** Executes one operation of the graph in process, as an anonymous visitor. */
export type Execute = (request: {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

/** A client for one rendering, and what its queries met. */
export interface ServerClient {
  client: ApolloClient;
  /** Errors that the graph answered with. */
  errors: GraphQLFormattedError[];
  /** What `execute` itself was rejected with. */
  failures: unknown[];
}

/** Makes the client of one rendering. */
export function createServerClient(execute: Execute): ServerClient {
  const errors: GraphQLFormattedError[] = [];
  const failures: unknown[] = [];
  const inProcess = new ApolloLink(({ query, variables, operationName }) =>
    from(
      execute({ document: lasting(query, operationName), variables, operationName }) as Promise<ApolloLink.Result>,
    ).pipe(
      tap({
        next: (result) => {
          if ('errors' in result) errors.push(...(result.errors ?? []));
        },
        error: (failure) => failures.push(failure),
      }),
    ),
  );
  const link = ApolloLink.from([errorsLink(() => true), inProcess]);
  return { client: new ApolloClient({ ssrMode: true, cache: createCache(), link }), errors, failures };
}

const documents = new Map<string, DocumentNode>();

/**
 * Each cache adds type names to a document anew. The host is given the same object each time, so that it can keep what
 * it has compiled for it; operation names are unique in the client, which the code generator checks.
 */
function lasting(document: DocumentNode, operationName: string | undefined): DocumentNode {
  if (!operationName) return document;
  const known = documents.get(operationName);
  if (known) return known;
  documents.set(operationName, document);
  return document;
}
