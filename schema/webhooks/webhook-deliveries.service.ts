import type { Kysely } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import type { Actor } from '../access/actor.ts';
import { holderOfRow } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { listedDeliveries } from './listed-deliveries.ts';
import {
  addAttempts,
  findDelivery,
  findOwnDelivery,
  type OwnDelivery,
  sendAgain,
} from './webhook-deliveries.queries.ts';
import { endRest, findEndpoint, lockEndpoint } from './webhook-endpoints.queries.ts';
import { insertTestDelivery } from './webhook-events.queries.ts';
import { sentByHand } from './webhook-limits.ts';
import { messageBody } from './webhook-message.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhook-row.ts';

const readDeliveries = plainListReader(listedDeliveries);
const IS_OFF = 'This webhook is off. Turn it on first.';

/** The deliveries of endpoints, and sending them again. */
export class WebhookDeliveriesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of what an endpoint of the caller was told, the newest first; null if the caller has no such endpoint.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(endpointId: string, page: PageArguments): Promise<Connection<WebhookDeliveryRow> | null> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const endpoint = isUuid(endpointId) ? await findEndpoint(db, { id: endpointId, accountId }) : undefined;
    if (!endpoint) {
      return null;
    }
    return readDeliveries(db, {
      shape: {},
      values: { endpoint: endpoint.id, account: accountId },
      order: 'newest',
      page,
    });
  }

  /** What is sent of a delivery that was read for the viewer. */
  bodyOf(delivery: WebhookDeliveryRow): string {
    const { ports } = holderOfRow(this.#dependencies);
    return messageBody(ports.site.origin, delivery);
  }

  /**
   * Has a delivery sent once more, at once: the same message with the same identifier, whatever has become of it.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   * @throws ConflictError where the endpoint is off, or an earlier message about the same thing waits.
   */
  async replay(id: string): Promise<WebhookDeliveryRow> {
    const { ports } = this.#dependencies;
    const rules = {
      ...byHand,
      may: (db, actor) => ownDelivery(db, id, actor),
      lockRow: (transaction, { endpointId }) => lockEndpoint(transaction, endpointId),
    } as const satisfies Rules<OwnDelivery, unknown>;
    return act(this.#dependencies, rules, async ({ transaction, row, now }) => {
      if (row.isDisabled) {
        throw new ConflictError(IS_OFF);
      }
      if (row.isHeldUp) {
        throw new ConflictError('An earlier message about the same thing waits.');
      }
      await endRest(transaction, row.endpointId);
      await sendAgain(transaction, ports.queue, { id: row.id, now });
      return shown(await findDelivery(transaction, row.id));
    });
  }

  /**
   * Has a message sent to an endpoint that tells of nothing, to try it.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   * @throws ConflictError if the endpoint is off.
   */
  async sendTest(endpointId: string): Promise<WebhookDeliveryRow> {
    const { ports } = this.#dependencies;
    const rules = {
      ...byHand,
      may: (db, actor) => ownEndpoint(db, endpointId, actor),
      lockRow: (transaction, { id }) => lockEndpoint(transaction, id),
    } as const satisfies Rules<WebhookEndpointRow, unknown>;
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, row, now }) => {
      if (row.disabledAt !== null) {
        throw new ConflictError(IS_OFF);
      }
      await endRest(transaction, row.id);
      const { id, attemptId } = await insertTestDelivery(transaction, { endpointId: row.id, accountId, now });
      await addAttempts(transaction, ports.queue, [{ id: attemptId }]);
      return shown(await findDelivery(transaction, id));
    });
  }
}

const byHand = { as: 'member', limit: sentByHand } as const;

async function ownEndpoint(db: Kysely<DB>, id: string, { accountId }: Pick<Actor, 'accountId'>) {
  const endpoint = isUuid(id) ? await findEndpoint(db, { id, accountId }) : undefined;
  if (!endpoint) {
    throw new NotFoundError('Webhook not found');
  }
  return endpoint;
}

async function ownDelivery(db: Kysely<DB>, id: string, { accountId }: Actor): Promise<OwnDelivery> {
  const delivery = isUuid(id) ? await findOwnDelivery(db, { id, accountId }) : undefined;
  if (!delivery) {
    throw new NotFoundError('Delivery not found');
  }
  return delivery;
}

function shown(delivery: WebhookDeliveryRow | undefined): WebhookDeliveryRow {
  if (!delivery) {
    throw new Error('A delivery was not found right after it was written.');
  }
  return delivery;
}
