import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ConflictError, KeyReusedError } from '../errors.ts';
import type { DB } from '../tables.ts';
import { findResult, holdKey, keepResult } from './idempotency.queries.ts';

const KEPT_MS = 24 * 3_600_000;
/** More than all texts together that any of the creations takes, with the space around them. */
const MOST_LETTERS = 200_000;

/** The owner of keys that are sent without an account: a key is answered only for an identical request. */
export const ANYONE = 'anyone';

/** A creation, with its key and the key's owner. */
export interface Creation {
  /** The key of the request, if it has one. */
  readonly key: string | undefined;
  readonly accountId: string;
  /** Name of the mutation. */
  readonly operation: string;
  /** Its arguments. */
  readonly given: unknown;
  readonly now: Date;
}

/**
 * What the same request has created in the last 24 hours. It is asked for before anything else is looked at: meanwhile a
 * day may have passed, or a limit been reached, and the answer is still the first one.
 *
 * @returns The identifier of the record.
 * @throws KeyReusedError if the key was used for another request.
 */
export async function createdBefore(db: Kysely<DB>, creation: Creation): Promise<string | undefined> {
  const { key, accountId, operation, given, now } = creation;
  // An input longer than any valid one has created nothing; its checks report the problem.
  if (key === undefined || lettersOf(given) > MOST_LETTERS) {
    return undefined;
  }
  const kept = await findResult(db, digestOf([accountId, operation, key]), now.toISOString());
  if (kept && kept.fingerprint !== digestOf(given)) {
    throw new KeyReusedError('This Idempotency-Key was sent with another request before. Send a new one.');
  }
  return kept?.resultId;
}

/**
 * Creates something, or finds what the same request has created in the last 24 hours: key and record come about in one
 * transaction, so that neither a lost answer nor a crash makes two of them.
 *
 * @param create Creates the record and answers its identifier.
 * @returns The identifier of the record.
 * @throws ConflictError while the same request is still running.
 * @throws KeyReusedError if the key was used for another request.
 */
export async function once(
  transaction: Transaction<DB>,
  creation: Creation,
  create: () => Promise<string>,
): Promise<string> {
  const { key, accountId, operation, given, now } = creation;
  if (key === undefined) {
    return create();
  }
  const digest = digestOf([accountId, operation, key]);
  if (!(await holdKey(transaction, digest))) {
    throw new ConflictError('The same request is still at work. Send it again in a few seconds.');
  }
  const created = await createdBefore(transaction, creation);
  if (created !== undefined) {
    return created;
  }
  const resultId = await create();
  const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
  await keepResult(transaction, digest, { fingerprint: digestOf(given), resultId }, expiresAt);
  return resultId;
}

/** How long the texts in a value are together; any other value counts as a letter. */
function lettersOf(value: unknown): number {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' ? value.length + 1 : 1;
  }
  return Object.values(value).reduce((sum: number, one: unknown) => sum + lettersOf(one), 0);
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url');
}

/** The order of an object's fields does not matter. */
function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
