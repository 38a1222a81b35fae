import type { Kysely, Transaction } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { anyone, holderOfRow } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { londonDate } from '../text/clock-text.ts';
import { checkNewKey, checkRenewal, type NewApiKey, type Renewal } from './api-key-checks.ts';
import { mailMadeKey } from './api-key-mail.ts';
import type { ApiKeyRow, KeyUsageRow } from './api-key-row.ts';
import {
  countKeys,
  deleteKey,
  findKey,
  insertKey,
  insertSecret,
  listKeys,
  lockKey,
  replaceSecret,
} from './api-keys.queries.ts';
import { type ApiScopeName, apiScopeNames } from './api-scopes.ts';
import { beginningOf, keyDigestOf, newKeyText } from './key-text.ts';
import { newKeys } from './partner-limits.ts';

/** One for each program, with some to spare. */
const MOST_KEYS = 20;
/** The number of days of usage that are shown. */
const USAGE_DAYS = 30;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A key with its secret, which is returned only this time. */
export interface MadeKey {
  readonly key: ApiKeyRow;
  readonly secret: string;
}

/** The rules of keys: users make, renew and revoke their own, by themselves. No key opens any of this. */
export class ApiKeysService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** What keys may be used for. */
  scopes(): readonly ApiScopeName[] {
    anyone(this.#dependencies);
    return apiScopeNames;
  }

  /** The keys of the caller, the newest first. @throws NotSignedInError */
  async list(): Promise<ApiKeyRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return listKeys(db, { accountId, ...this.#asked });
  }

  /** What was asked with a key on each of the last days, the oldest first; days without any are there too. */
  usageOf({ usage }: ApiKeyRow): KeyUsageRow[] {
    const { ports } = holderOfRow(this.#dependencies);
    const now = ports.clock.now().getTime();
    return Array.from({ length: USAGE_DAYS }, (_, index) => {
      const day = londonDate(new Date(now - (USAGE_DAYS - 1 - index) * DAY_MS));
      return usage.find((used) => used.day === day) ?? { day, operations: 0, points: 0 };
    });
  }

  /** Whether a key no longer works, as it was not renewed in time. */
  isExpired({ expiresAt }: ApiKeyRow): boolean {
    const { ports } = holderOfRow(this.#dependencies);
    return Date.parse(expiresAt) <= ports.clock.now().getTime();
  }

  /**
   * Makes a key. The same request with the same Idempotency-Key makes one; a repeat is refused with a sentence that names it, as
   * its secret is told once.
   *
   * @throws NotSignedInError
   * @throws ConflictError if the caller has reached the limit, or the same request has made a key or is still running.
   * @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async create(given: NewApiKey): Promise<MadeKey> {
    const once = { operation: 'createApiKey', given };
    const rules = { ...change, once, limit: newKeys, input: () => checkNewKey(given) };
    const made = new Map<string, MadeKey>();
    const keyId = await act(this.#dependencies, rules, async (acting) => {
      const { transaction, actor, input, instant, now, audit } = acting;
      const { accountId } = actor;
      if ((await countKeys(transaction, accountId)) >= MOST_KEYS) {
        throw new ConflictError(`You have ${MOST_KEYS} API keys, which is as many as you can. Revoke one first.`);
      }
      const id = await insertKey(transaction, { accountId, ...input, now });
      audit('api_key.created', { ...subject, subjectId: id, ownerId: accountId });
      made.set(id, await this.#issue(transaction, { id, actor, expiresInDays: input.expiresInDays, instant }));
      return id;
    });
    return made.get(keyId) ?? this.#refuseRepeat(keyId);
  }

  /**
   * Gives a key another secret, and another time to end. The secret before works for some hours more, so that programs can
   * be changed one after the other; one before that ends at once.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async rotate(id: string, given: Renewal): Promise<MadeKey> {
    const rules = { ...this.#toChange(id), limit: newKeys, input: () => checkRenewal(given) };
    return act(this.#dependencies, rules, async ({ transaction, actor, input, instant, now, audit }) => {
      const { expiresInDays, overlapHours } = input;
      const worksUntil = new Date(instant.getTime() + overlapHours * HOUR_MS).toISOString();
      await replaceSecret(transaction, { keyId: id, worksUntil, now });
      audit('api_key.renewed', { ...subject, subjectId: id, ownerId: actor.accountId });
      return this.#issue(transaction, { id, actor, expiresInDays, instant });
    });
  }

  /**
   * Revokes a key: from then on every process refuses its secrets, and nothing is left of it.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   */
  async revoke(id: string): Promise<string> {
    await act(this.#dependencies, this.#toChange(id), async ({ transaction, actor: { accountId }, audit }) => {
      await deleteKey(transaction, id);
      audit('api_key.revoked', { ...subject, subjectId: id, ownerId: accountId });
    });
    return id;
  }

  /** Refuses to tell the secret of a key again. @throws ConflictError */
  async #refuseRepeat(id: string): Promise<never> {
    const { db, viewer } = this.#dependencies;
    const key = await findKey(db, { id, accountId: signedIn(viewer).accountId, ...this.#asked });
    throw new ConflictError(
      key
        ? `This request has created the API key ${key.name} (${key.beginning}…) before. Its secret is shown only once: renew the key to get another one, or revoke it.`
        : 'This request has created an API key before, which was revoked. Create another one.',
    );
  }

  async #issue(
    transaction: Transaction<DB>,
    {
      id,
      actor: owner,
      expiresInDays,
      instant,
    }: { readonly id: string; readonly actor: Actor; readonly expiresInDays: number; readonly instant: Date },
  ): Promise<MadeKey> {
    const { ports } = this.#dependencies;
    const now = instant.toISOString();
    const secret = newKeyText();
    const digest = keyDigestOf(secret);
    if (!digest) {
      throw new Error('A new key is none.');
    }
    const expiresAt = new Date(instant.getTime() + expiresInDays * DAY_MS).toISOString();
    await insertSecret(transaction, { keyId: id, digest, beginning: beginningOf(secret), expiresAt, now });
    const key = await findKey(transaction, { id, accountId: owner.accountId, ...this.#asked });
    if (!key) {
      throw new Error('A key was not found right after it was made.');
    }
    await mailMadeKey(transaction, key, { owner, ports, now });
    return { key, secret };
  }

  #toChange(id: string) {
    return {
      ...change,
      may: async (db: Kysely<DB>, { accountId }: Actor) => {
        const key = isUuid(id) ? await findKey(db, { id, accountId, ...this.#asked }) : undefined;
        if (!key) {
          throw new NotFoundError('API key not found');
        }
        return key;
      },
      lockRow: (transaction: Transaction<DB>) => lockKey(transaction, id),
    } as const;
  }

  get #asked() {
    const now = this.#dependencies.ports.clock.now();
    const usedSince = londonDate(new Date(now.getTime() - (USAGE_DAYS - 1) * DAY_MS));
    return { now: now.toISOString(), usedSince };
  }
}

const subject = { subjectKind: 'api_key' } as const;
/** Requests of one account that make or change keys come one after the other. */
const change = { as: 'member', lockAccount: 'exclusive' } as const satisfies Rules<unknown, unknown>;
