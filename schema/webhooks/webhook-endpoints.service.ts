import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { anyone } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { checkChange, checkEndpoint, type GivenEndpoint } from './endpoint-checks.ts';
import { type WebhookEventName, webhookEventNames } from './event-kinds.ts';
import {
  countEndpoints,
  deleteEndpoint,
  disableEndpoint,
  enableEndpoint,
  endRest,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  replaceSecret,
  updateEndpoint,
} from './webhook-endpoints.queries.ts';
import { endpointChanges } from './webhook-limits.ts';
import { mailEndpoint } from './webhook-mail.ts';
import type { WebhookEndpointRow } from './webhook-row.ts';
import { newWebhookSecret, WEBHOOK_SECRET } from './webhook-secret.ts';

/** One for each system of an organisation, and one to try things with. */
const MOST_ENDPOINTS = 5;
/** The time for which messages are also signed with the previous secret. */
const OVERLAP_MS = 24 * 3_600_000;

/** An endpoint with its secret, which is returned only this time. */
export interface MadeEndpoint {
  readonly endpoint: WebhookEndpointRow;
  readonly secret: string;
}

/** The changes of an endpoint; absent fields stay. */
export interface EndpointChange extends Partial<GivenEndpoint> {
  readonly isEnabled?: boolean | undefined;
}

/** The rules of endpoints: users add, change and delete their own, by themselves. No key opens any of this. */
export class WebhookEndpointsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** What webhooks can tell of. */
  events(): readonly WebhookEventName[] {
    anyone(this.#dependencies);
    return webhookEventNames;
  }

  /** The endpoints of the caller, the newest first. @throws NotSignedInError */
  async list(): Promise<WebhookEndpointRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return listEndpoints(db, accountId);
  }

  /**
   * Adds an endpoint, and makes its secret. Nothing is sent to it yet. The same request with the same Idempotency-Key adds one; a
   * repeat is refused with a sentence that names it, as its secret is told once.
   *
   * @throws NotSignedInError
   * @throws ConflictError if the caller has reached the limit, or the same request has added one or is still running.
   * @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async create(given: GivenEndpoint): Promise<MadeEndpoint> {
    const { ports } = this.#dependencies;
    const once = { operation: 'createWebhookEndpoint', given };
    const rules = { ...change, once, input: () => checkEndpoint(given, ports.webhookLoopback) };
    const made = new Map<string, MadeEndpoint>();
    const endpointId = await act(this.#dependencies, rules, async ({ transaction, actor, input, now, audit }) => {
      const { accountId, email } = actor;
      if ((await countEndpoints(transaction, accountId)) >= MOST_ENDPOINTS) {
        throw new ConflictError(`You have ${MOST_ENDPOINTS} webhooks, which is as many as you can. Delete one first.`);
      }
      const id = randomUUID();
      const secret = newWebhookSecret();
      const sealed = ports.sealedSecrets.seal({ purpose: WEBHOOK_SECRET, id }, secret);
      await insertEndpoint(transaction, { ...input, id, accountId, secret: sealed, now });
      audit('webhook.created', { ...subject, subjectId: id, ownerId: accountId });
      await mailEndpoint(transaction, 'webhook-added', { url: input.url, accountId, email }, { ports, now });
      made.set(id, { endpoint: await own(transaction, id, actor), secret });
      return id;
    });
    return made.get(endpointId) ?? this.#refuseRepeat(endpointId);
  }

  /**
   * Changes where messages go, what they tell of, and whether they are sent. What waits while an endpoint is off is sent once it
   * is on again; what happens meanwhile is not told. The owner is mailed of another address.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async update(id: string, { url, events, isEnabled }: EndpointChange): Promise<WebhookEndpointRow> {
    const { ports } = this.#dependencies;
    // Null, which the graph allows, leaves a field as it is, too.
    const given = { ...(url != null && { url }), ...(events != null && { events }) };
    const rules = { ...toChange(id), input: () => checkChange(given, ports.webhookLoopback) };
    return act(this.#dependencies, rules, async ({ transaction, actor, row, input, now, audit }) => {
      await updateEndpoint(transaction, id, input);
      if (isEnabled === true && row.disabledAt !== null) {
        await enableEndpoint(transaction, id);
      } else if (isEnabled === false) {
        await disableEndpoint(transaction, { id, reason: 'owner', now });
      }
      audit('webhook.changed', { ...subject, subjectId: id, ownerId: actor.accountId });
      if (input.url !== undefined && input.url !== row.url) {
        await endRest(transaction, id);
        await mailEndpoint(transaction, 'webhook-moved', { ...actor, url: input.url }, { ports, now });
      }
      return own(transaction, id, actor);
    });
  }

  /**
   * Gives an endpoint another secret. For a day messages are signed with the one before as well, so that a receiver can be changed
   * at any time in between. The owner is mailed.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   */
  async rotate(id: string): Promise<MadeEndpoint> {
    const { ports } = this.#dependencies;
    return act(this.#dependencies, toChange(id), async ({ transaction, actor, row, instant, now, audit }) => {
      const secret = newWebhookSecret();
      await replaceSecret(transaction, {
        id,
        secret: ports.sealedSecrets.seal({ purpose: WEBHOOK_SECRET, id }, secret),
        previousEndsAt: new Date(instant.getTime() + OVERLAP_MS).toISOString(),
        now,
      });
      audit('webhook.secret_changed', { ...subject, subjectId: id, ownerId: actor.accountId });
      await mailEndpoint(transaction, 'webhook-secret-changed', { ...actor, url: row.url }, { ports, now });
      return { endpoint: await own(transaction, id, actor), secret };
    });
  }

  /**
   * Deletes an endpoint with its log: nothing is sent to it any more, and what waits is dropped.
   *
   * @throws NotSignedInError @throws NotFoundError
   */
  async delete(id: string): Promise<string> {
    await act(this.#dependencies, toDelete(id), async ({ transaction, actor: { accountId }, audit }) => {
      await deleteEndpoint(transaction, id);
      audit('webhook.deleted', { ...subject, subjectId: id, ownerId: accountId });
    });
    return id;
  }

  /** Refuses to tell the secret of an endpoint again. @throws ConflictError */
  async #refuseRepeat(id: string): Promise<never> {
    const { db, viewer } = this.#dependencies;
    const endpoint = await findEndpoint(db, { id, accountId: signedIn(viewer).accountId });
    throw new ConflictError(
      endpoint
        ? `This request has added the webhook ${endpoint.url} before. Its secret is shown only once: make a new secret for it, or delete it.`
        : 'This request has added a webhook before, which was deleted. Add another one.',
    );
  }
}

const subject = { subjectKind: 'webhook_endpoint' } as const;
/** Requests of one account that make or change endpoints come one after the other. */
const change = { as: 'member', lockAccount: 'exclusive', limit: endpointChanges } as const;

/** Not limited: an account that has made many changes may still delete its endpoints. */
function toDelete(id: string) {
  const { limit: _, ...rules } = toChange(id);
  return rules;
}

function toChange(id: string) {
  return {
    ...change,
    may: (db, actor) => own(db, id, actor),
    lockRow: (transaction: Transaction<DB>) => lockEndpoint(transaction, id),
  } as const satisfies Rules<WebhookEndpointRow, unknown>;
}

async function own(db: Kysely<DB>, id: string, { accountId }: Actor): Promise<WebhookEndpointRow> {
  const endpoint = isUuid(id) ? await findEndpoint(db, { id, accountId }) : undefined;
  if (!endpoint) {
    throw new NotFoundError('Webhook not found');
  }
  return endpoint;
}
