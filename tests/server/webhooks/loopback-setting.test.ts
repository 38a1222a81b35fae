import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../server/config.ts';
import { StartError } from '../../../server/start-error.ts';
import { webhookSender } from '../../../server/webhooks/send-webhook.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { signUp } from '../../support/signed-in.ts';
import { openTestApp } from '../../support/test-app.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

describe('WEBHOOK_LOOPBACK', () => {
  test('is off unless it is set', () => {
    expect(loadConfig({}).webhookLoopback).toBe(false);
    expect(loadConfig({ WEBHOOK_LOOPBACK: 'on' }).webhookLoopback).toBe(true);
  });

  test('cannot be on where other machines come in, by themselves or by a proxy', () => {
    const onAll = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example', WEBHOOK_LOOPBACK: 'on' };
    expect(() => loadConfig(onAll)).toThrow(
      new StartError('WEBHOOK_LOOPBACK can be on only where HOST is a loopback address, but it is 0.0.0.0.'),
    );
    const behindProxy = { PUBLIC_ORIGIN: 'https://portal.example', WEBHOOK_LOOPBACK: 'on' };
    expect(() => loadConfig(behindProxy)).toThrow(
      new StartError(
        'WEBHOOK_LOOPBACK can be on only where PUBLIC_ORIGIN is on this machine, but it is https://portal.example.',
      ),
    );
  });

  test.each([
    ['on', 'MadeWebhookPayload'],
    ['off', 'ValidationError'],
  ])('%s decides whether an address of this machine can be entered', async (setting, answer) => {
    const app = await openTestApp({ environment: { WEBHOOK_LOOPBACK: setting } });
    const { token } = await signUp(app);
    const create = (url: string) =>
      askGraph(
        app,
        `mutation { done: createWebhookEndpoint(input: { url: "${url}", events: [JOB_PUBLISHED] }) { __typename } }`,
        { token },
      );
    expect((await create('http://127.0.0.1:9/webhooks')).data).toEqual({ done: { __typename: answer } });
    // Another machine of the same network is none of this machine.
    expect((await create('http://10.0.0.1/webhooks')).data).toEqual({ done: { __typename: 'ValidationError' } });
    await app.close();
  });

  test('off also holds for a webhook that was entered while it was on', async () => {
    const receiver = await startReceiver();
    const message = { id: 'one', body: '{}', secrets: [`whsec_${btoa('secret')}`], sentAt: new Date() };
    const send = (allowsLoopback: boolean) =>
      webhookSender({ allowsLoopback, userAgent: 'test' })({ ...message, url: receiver.url });
    expect(await send(false)).toEqual({ outcome: 'not_public', status: null });
    expect(receiver.received).toEqual([]);
    expect(await send(true)).toEqual({ outcome: 'answered', status: 204 });
    await receiver.close();
  });
});
