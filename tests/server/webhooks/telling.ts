import { afterEach, beforeEach } from 'vitest';
import { deliver } from '../../../schema/webhooks/delivering/deliver.ts';
import { dispatchEvents } from '../../../schema/webhooks/delivering/dispatch-events.ts';
import { webhookEventNames } from '../../../schema/webhooks/event-kinds.ts';
import { sealedSecrets } from '../../../server/credentials/sealed-secrets.ts';
import { webhookSender } from '../../../server/webhooks/send-webhook.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { noQueue } from '../../support/no-queue.ts';
import { type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { makeAttemptsDue } from './due-attempts.ts';

/** A message as its receiver reads it. */
export interface ToldMessage {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Webhooks of a portal that are told of everything; each test of the file has its own. */
export function tellingAt(app: () => TestApp) {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await app().db.deleteFrom('webhook_endpoint').execute();
    await app().db.deleteFrom('webhook_event').execute();
    await receiver.close();
  });

  const clock = { now: () => testNow };
  const ports = { site: { productName: 'Wayline', origin: 'https://portal.example' }, queue: noQueue };
  const send = webhookSender({ allowsLoopback: true, userAgent: 'test' });
  const secrets = sealedSecrets([testSecret]);

  /** Adds a webhook to an account that wants all there is. */
  const listen = (account_id: string) =>
    createWebhook(app().db, { account_id, events: [...webhookEventNames], url: `${receiver.url}/${account_id}` });
  /** Gives out what has happened, without sending it yet. */
  const giveOut = () => dispatchEvents({ db: app().db, clock, queue: noQueue });
  /** Sends all that is to be sent. */
  const tell = async () => {
    await giveOut();
    await makeAttemptsDue(app().db, testNow, (id) => deliver({ db: app().db, clock, ports, secrets, send }, id));
  };
  /** What the webhook of an account was told, in the order in which it came. */
  const toldTo = (account: string): ToldMessage[] =>
    receiver.received.filter(({ path }) => path.endsWith(account)).map(({ body }) => JSON.parse(body) as ToldMessage);
  return { listen, giveOut, tell, toldTo };
}
