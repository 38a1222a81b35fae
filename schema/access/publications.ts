import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { PublicationScope } from './publication-scope.ts';

/** The number of an account's publications that have not ended: a suspension hides them, and its end shows them again. */
export interface Publications {
  readonly jobs: number;
  readonly products: number;
  readonly comments: number;
}

/** A kind of record that accounts publish. Its area registers it, so that it is hidden with those who answer for it. */
export interface PublicationKind {
  readonly name: keyof Publications;
  /** Counts those that have not ended, hidden or not. */
  count(db: Kysely<DB>, scope: PublicationScope, now: Date): Promise<number>;
  /** Hides all of them, with nothing closed. */
  hide(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<void>;
  /** Shows them again. What has expired meanwhile stays expired. */
  show(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<void>;
  /** Ends those that have not ended; answers their identifiers. */
  takeDown(transaction: Transaction<DB>, scope: PublicationScope, now: string): Promise<readonly string[]>;
  /** Has another member answer for them. */
  handOver(transaction: Transaction<DB>, scope: PublicationScope, to: string): Promise<void>;
  /** Takes back what records of a deleted account count among those of others. */
  uncount?(transaction: Transaction<DB>, accountId: string): Promise<void>;
  /** What the audit log says of one that was taken down. */
  readonly takenDown: { readonly action: string; readonly subjectKind: string };
}

const kinds = new Map<keyof Publications, PublicationKind>();

/** Adds a kind; `schema/publication-kinds.ts` loads all of them. */
export function registerPublications(kind: PublicationKind): void {
  kinds.set(kind.name, kind);
}

/** @throws if none is registered: a suspension that hides nothing must not look as if it had. */
export function publicationKinds(): readonly PublicationKind[] {
  if (kinds.size === 0) {
    throw new Error('No kind of publication is registered: import schema/publication-kinds.ts.');
  }
  return [...kinds.values()];
}

/** Subtracts the records of an account from the counts of others, before they are deleted with it. */
export async function uncountAllOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  for (const kind of publicationKinds()) {
    await kind.uncount?.(transaction, accountId);
  }
}
