import { NetworkStatus } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { readable } from './errors.ts';
import type { PageQuery } from './page-query.ts';
import { operationNameOf, queryKey } from './query-key.ts';

/** Executes one operation of the graph in process, as an anonymous visitor. */
export type Execute = (request: {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<FormattedExecutionResult>;

/** The options of Apollo's hook that matter on the server. */
interface Options {
  variables?: Record<string, unknown>;
  skip?: boolean;
  ssr?: boolean;
}

/** What a page's queries were answered on the server. */
export class PageAnswers {
  /** The data of each query, in the order in which the page names them; null for one that failed. */
  readonly data: (Record<string, unknown> | null)[];
  /** Errors that the graph answered with. */
  readonly errors: GraphQLFormattedError[];
  /** Operations that the rendering asked for and the page did not name. They are rendered as still to come. */
  readonly unnamed: string[] = [];
  readonly #results = new Map<string, FormattedExecutionResult>();
  readonly #used = new Set<string>();

  constructor(queries: readonly PageQuery[], results: readonly FormattedExecutionResult[]) {
    this.errors = results.flatMap(({ errors }) => errors ?? []);
    this.data = results.map(({ data, errors }) => (errors?.length ? null : (data ?? null)));
    for (const [index, { document, variables }] of queries.entries()) {
      const result = results[index];
      if (result) this.#results.set(queryKey(operationNameOf(document), variables), result);
    }
  }

  /** Stands in for Apollo's hook in the one rendering on the server, if nothing is asked and nothing changes. */
  readonly useQuery = (document: DocumentNode, options: Options = {}) => ({
    ...notOnTheServer,
    variables: options.variables,
    ...(options.skip ? SKIPPED : options.ssr === false ? COMING : this.#resultOf(document, options.variables)),
  });

  /** Queries that the page named and its rendering did not ask for. */
  get unused(): string[] {
    return [...this.#results.keys()].filter((key) => !this.#used.has(key));
  }

  #resultOf(document: DocumentNode, variables: Record<string, unknown> | undefined) {
    const name = operationNameOf(document);
    const key = queryKey(name, variables);
    const result = this.#results.get(key);
    if (!result) {
      this.unnamed.push(String(name));
      return COMING;
    }
    this.#used.add(key);
    if (result.errors?.length) {
      const error = new CombinedGraphQLErrors({ data: result.data, errors: result.errors.map(readable) });
      return { ...SKIPPED, error, networkStatus: NetworkStatus.error };
    }
    return {
      data: result.data,
      dataState: 'complete',
      error: undefined,
      loading: false,
      networkStatus: NetworkStatus.ready,
    };
  }
}

const SKIPPED = {
  data: undefined,
  dataState: 'empty',
  error: undefined,
  loading: false,
  networkStatus: NetworkStatus.ready,
} as const;

const COMING = { ...SKIPPED, loading: true, networkStatus: NetworkStatus.loading } as const;

function notHere(): never {
  throw new Error('Nothing is asked while a page is rendered on the server');
}

const notOnTheServer = {
  previousData: undefined,
  refetch: notHere,
  fetchMore: notHere,
  subscribeToMore: notHere,
  updateQuery: notHere,
  startPolling: notHere,
  stopPolling: notHere,
};

/** Asks a page's queries together. Rejects with what `execute` was rejected with. */
export async function answerPage(queries: readonly PageQuery[], execute: Execute): Promise<PageAnswers> {
  const results = await Promise.all(
    queries.map(({ document, variables = {} }) =>
      execute({ document: withTypeNames(document), variables, operationName: operationNameOf(document) }),
    ),
  );
  return new PageAnswers(queries, results);
}

const typeNames = new InMemoryCache();

/**
 * The document with the type names by which the browser's cache tells rows apart. The host is given the same object each
 * time, so that it can keep what it has compiled for it.
 */
function withTypeNames(document: DocumentNode): DocumentNode {
  return typeNames.transformDocument(document);
}
