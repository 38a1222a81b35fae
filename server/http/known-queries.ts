import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';

const MOST_KEPT = 500;
const LONGEST_KEPT = 10_000;

/** An operation with what came beside it. */
export interface KnownRequest {
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
}

/**
 * The texts of queries that Apollo Server has parsed, found valid and answered. What is sent again needs none of that a
 * second time, and the way through Apollo Server takes as long as a short query itself.
 */
export class KnownQueries {
  readonly #kept = new Map<string, { readonly document: DocumentNode; readonly name: string | undefined }>();

  /** Keeps a document that was answered without an error, if it only reads. */
  keep(source: string, document: DocumentNode): void {
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.QUERY || source.length > LONGEST_KEPT) {
      return;
    }
    this.#kept.set(source, { document, name: operation.name?.value });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) {
      this.#kept.delete(oldest);
    }
  }

  /** Moves what is used to the end: the front is what goes first. */
  #take(source: string) {
    const known = this.#kept.get(source);
    if (known) {
      this.#kept.delete(source);
      this.#kept.set(source, known);
    }
    return known;
  }

  /** What the body of a POST asks for, if it is a known query and nothing about it is unusual. */
  read(body: unknown): KnownRequest | undefined {
    const { query, variables, operationName, extensions } = (body ?? {}) as Record<string, unknown>;
    const known = typeof query === 'string' && extensions === undefined ? this.#take(query) : undefined;
    if (!known || !isRecordOrNothing(variables) || (operationName ?? known.name) !== known.name) {
      return undefined;
    }
    const { document, name } = known;
    return { document, variables: variables ?? {}, operationName: name };
  }
}

function isRecordOrNothing(value: unknown): value is Record<string, unknown> | null | undefined {
  return value == null || (typeof value === 'object' && !Array.isArray(value));
}

/** How Apollo Server answers the usual Accept headers; any other is its to understand. */
export const usualMediaTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);
