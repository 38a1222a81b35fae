import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { BoundedCache, LONGEST_KEY } from '../../schema/queries/bounded-cache.ts';

const MOST_BYTES = 50_000_000;
/** What a parsed document takes for each character of its text, with its tokens and their places: measured, rounded up. */
const BYTES_A_CHARACTER = 150;

type ApolloStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Keeps parsed documents for Apollo Server, bounded by the memory that they take. A long one is parsed each time: it is
 * rare, and a few of them would push out all others.
 */
export class DocumentStore implements ApolloStore {
  readonly #kept = new BoundedCache<DocumentNode>(MOST_BYTES, (document) => BYTES_A_CHARACTER * lengthOf(document));

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#kept.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    if (lengthOf(document) <= LONGEST_KEY) {
      this.#kept.set(key, document);
    }
  }

  async delete(key: string): Promise<void> {
    this.#kept.delete(key);
  }

  /** An estimate of the memory that the documents take, in bytes. */
  get bytes(): number {
    return this.#kept.bytes;
  }
}

function lengthOf({ loc }: DocumentNode): number {
  return loc?.end ?? Number.POSITIVE_INFINITY;
}
