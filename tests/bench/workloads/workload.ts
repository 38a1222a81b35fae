import { type DocumentNode, print } from 'graphql';
import type { Services } from '../../../schema/services.ts';

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
}

/** A row of an answer. */
export type Row = Readonly<Record<string, unknown>>;

/** What the limit answers at one address: the rows of a service of the portal, whose statement it sends itself. */
export interface LimitAnswer {
  readonly path: string;
  /** Most rows that are wanted. */
  readonly size: number;
  run(services: Services): Promise<unknown>;
}

export interface Workload {
  readonly name: string;
  readonly description: string;
  /** Whether the growth rule holds for it: it may cost half as much again on the largest database. */
  readonly mayGrow: boolean;
  /**
   * Names of what is compared, with the SQL over the portal's own rows that makes it for the limit. Where the portal
   * sends several statements and works on what they bring, the rows of the limit only have to hold what it shows.
   */
  readonly fields: Readonly<Record<string, string>> | 'every row of every statement';
  /** Requests that mean the same on each face, at the same place. */
  readonly requests: Readonly<Record<Face, readonly BenchRequest[]>>;
  readonly limit: readonly LimitAnswer[];
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

/** What stands in an answer under a path of names; undefined where it ends early. */
export function inAnswer(answer: Row, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => (value as Row | undefined)?.[name], answer);
}
