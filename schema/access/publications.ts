import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** How much an account publishes that has not ended: what a suspension hides, and lifting it shows again. */
export interface Publications {
  readonly jobs: number;
  readonly products: number;
  readonly comments: number;
}

/** A kind of record that accounts publish. Its area registers it, so that it is hidden with its account. */
export interface PublicationKind {
  readonly name: keyof Publications;
  /** Counts those that have not ended, hidden or not. */
  count(db: Kysely<DB>, ownerId: string, now: Date): Promise<number>;
  /** Hides all of them, with nothing closed. */
  hide(transaction: Transaction<DB>, ownerId: string, now: string): Promise<void>;
  /** Shows them again. What has expired meanwhile stays expired. */
  show(transaction: Transaction<DB>, ownerId: string): Promise<void>;
  /** Ends those that have not ended; answers their identifiers. */
  takeDown(transaction: Transaction<DB>, ownerId: string, now: string): Promise<readonly string[]>;
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

/** @throws where none is registered: a suspension that hides nothing must not look as if it had. */
export function publicationKinds(): readonly PublicationKind[] {
  if (kinds.size === 0) {
    throw new Error('No kind of publication is registered: import schema/publication-kinds.ts.');
  }
  return [...kinds.values()];
}

/** Counts what an account publishes, hidden or not. */
export async function countPublications(db: Kysely<DB>, ownerId: string, now: Date): Promise<Publications> {
  const counts = await Promise.all(
    publicationKinds().map(async ({ name, count }) => [name, await count(db, ownerId, now)] as const),
  );
  return { jobs: 0, products: 0, comments: 0, ...Object.fromEntries(counts) };
}

/** Hides all that an account publishes. Nothing of it is closed, and the applications to its posts stay as they are. */
export async function hideAllOf(
  transaction: Transaction<DB>,
  { id: ownerId, now }: { readonly id: string; readonly now: string },
): Promise<void> {
  for (const kind of publicationKinds()) {
    await kind.hide(transaction, ownerId, now);
  }
}

/** Takes back what the records of an account count among those of others, before they are deleted with it. */
export async function uncountAllOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  for (const kind of publicationKinds()) {
    await kind.uncount?.(transaction, accountId);
  }
}

/** Shows all that an account publishes again. */
export async function showAllOf(transaction: Transaction<DB>, ownerId: string): Promise<void> {
  for (const kind of publicationKinds()) {
    await kind.show(transaction, ownerId);
  }
}
