import { type DocumentNode, print } from 'graphql';

/**
 * Who is asked: the graph for what a client would select, REST, the graph with the very operation that REST runs, and
 * the limit.
 */
export const faces = ['graphql', 'rest', 'operation', 'limit'] as const;
export type Face = (typeof faces)[number];

/** One HTTP request. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** The access token of the one who asks. */
  readonly token?: string;
}

/** The headers of a request. */
export function headersOf({ body, token }: BenchRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** A row of an answer. */
export type Row = Readonly<Record<string, unknown>>;

export interface Workload {
  readonly name: string;
  readonly description: string;
  /** Whether the growth rule holds for it: it may cost half as much again on the largest database. */
  readonly mayGrow: boolean;
  /** Whether it is one of those whose geometric mean is held against the target. */
  readonly isInMean: boolean;
  /**
   * Names of what is compared between the faces, field by field; nothing if the limit finds rows in a simpler way than
   * the portal, so that only how many there are says that it works as much.
   */
  readonly fields: readonly string[];
  /** Requests that mean the same on each face, at the same place; none if a face does not have it. */
  readonly requests: Readonly<Record<Face, readonly BenchRequest[]>>;
  /**
   * Statements of the limit's own, which it sends at once with the values of a request. Each answers one row with the
   * column `body`: a list in JSON, written by PostgreSQL.
   */
  readonly limit: readonly string[];
  /** The rows in an answer of the portal. */
  rowsOf(answer: Row): readonly Row[] | undefined;
}

/** A request to the graph. */
export function graph(query: string | DocumentNode, variables: Row): BenchRequest {
  const text = typeof query === 'string' ? query : print(query);
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query: text, variables }) };
}

/** A request to an address. */
export function get(path: string): BenchRequest {
  return { method: 'GET', path };
}

/** A request to the limit: which of its workloads, and the values for the statements. */
export function ofLimit(workload: string, values: readonly unknown[]): BenchRequest {
  return { method: 'POST', path: '/', body: JSON.stringify({ workload, values }) };
}

/** What stands in an answer under a path of names; undefined if it ends early. */
export function inAnswer(answer: Row, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => (value as Row | undefined)?.[name], answer);
}
