import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '../../client/apollo/cache.ts';
import { WebhookLog } from '../../client/webhooks/WebhookLog.tsx';
import { type LoggedDeliveryFragment, WebhookLogDocument } from '../../client/webhooks/webhook-log.generated.ts';
import type { OwnWebhookFragment } from '../../client/webhooks/webhooks.generated.ts';
import { AnsweringLink } from './answering-link.ts';

const webhook: OwnWebhookFragment = {
  id: '1',
  url: 'https://receiver.example/webhooks',
  events: ['JOB_PUBLISHED'],
  createdAt: '2026-11-20T09:00:00.000Z',
  secretChangedAt: '2026-11-20T09:00:00.000Z',
  previousSecretEndsAt: null,
  isEnabled: true,
  disabledReason: null,
  failingSince: null,
};

/** How many messages of the log have a button that sends them again. */
async function replayable(message: Partial<LoggedDeliveryFragment>, given: Partial<OwnWebhookFragment> = {}) {
  const cache = createCache();
  const delivery = {
    ...{ __typename: 'WebhookDelivery', id: '2', webhookId: '3', event: 'job.published', body: '{}' },
    ...{ happenedAt: '2026-11-20T09:30:00.000Z', attempts: 0, attemptedAt: null, nextAttemptAt: null },
    ...{ state: 'DELIVERED', lastResult: null },
    ...message,
  };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  cache.writeQuery({
    query: WebhookLogDocument,
    variables: { webhookId: '1', first: 10 },
    data: { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', nodes: [delivery], pageInfo } } as object,
  } as Parameters<typeof cache.writeQuery>[0]);
  const client = new ApolloClient({ cache, link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <WebhookLog webhook={{ ...webhook, ...given }} sent={0} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain('job.published');
  return [...html.matchAll(/>Replay</g)].length;
}

test('a message that waits for an earlier one about the same thing has no button that sends it', async () => {
  expect(await replayable({ state: 'WAITING', nextAttemptAt: null })).toBe(0);
});

test('messages that were sent, given up or are about to be sent have one, while the webhook is on', async () => {
  expect(await replayable({ state: 'DELIVERED' })).toBe(1);
  expect(await replayable({ state: 'FAILED' })).toBe(1);
  expect(await replayable({ state: 'WAITING', nextAttemptAt: '2026-11-20T10:00:00.000Z' })).toBe(1);
  expect(await replayable({ state: 'DELIVERED' }, { isEnabled: false })).toBe(0);
});
