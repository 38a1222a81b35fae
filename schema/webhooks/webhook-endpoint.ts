import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { LONGEST_URL } from './endpoint-url.ts';
import { type WebhookEventName, webhookEventNames, webhookEvents } from './event-kinds.ts';
import type { MadeEndpoint } from './webhook-endpoints.service.ts';
import type { WebhookEndpointRow } from './webhook-row.ts';

const WebhookEventKind = builder.enumType('WebhookEventKind', {
  description: 'What a webhook can tell of.',
  values: Object.fromEntries(
    webhookEventNames.map((name) => [
      name.toUpperCase().replace('.', '_'),
      { value: name, description: `\`${name}\`. ${webhookEvents[name]}`, extensions: { word: name } },
    ]),
  ),
});

const WebhookEventDescription = builder.objectRef<WebhookEventName>('WebhookEventDescription').implement({
  description: 'Something that a webhook can tell of.',
  fields: (t) => ({
    kind: t.field({ type: WebhookEventKind, description: 'The kind of event.', resolve: (name) => name }),
    name: t.string({ description: 'What it is called in a message, as `job.published`.', resolve: (name) => name }),
    tells: t.string({ description: 'When it is sent, in a sentence.', resolve: (name) => webhookEvents[name] }),
  }),
});

const WebhookDisabledReason = builder.enumType('WebhookDisabledReason', {
  description: 'Why a webhook is off.',
  values: {
    OWNER: { value: 'owner', description: 'Its owner has turned it off.' },
    FAILING: { value: 'failing', description: 'No message was answered well for 3 days.' },
  } as const,
});

/** A webhook. */
export const WebhookEndpoint = builder.objectRef<WebhookEndpointRow>('WebhookEndpoint').implement({
  description:
    'A webhook: an address of a program of an account that is told of changes. Messages are signed as Standard Webhooks has it; the secret is told once.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the webhook, which is no secret.' }),
    url: t.exposeString('url', { description: 'Where messages are sent by POST.' }),
    events: t.field({
      type: [WebhookEventKind],
      description: 'What it is told of.',
      resolve: ({ events }) => [...events],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    secretChangedAt: t.expose('secretChangedAt', {
      type: 'DateTime',
      description: 'When its present secret was made.',
    }),
    previousSecretEndsAt: t.expose('previousSecretEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when messages are signed with the secret before, too; null if there was none.',
    }),
    isEnabled: t.boolean({
      description: 'Whether messages are sent.',
      resolve: ({ disabledAt }) => disabledAt === null,
    }),
    disabledReason: t.field({
      type: WebhookDisabledReason,
      nullable: true,
      description: 'Why it is off; null while it is on.',
      resolve: ({ disabledReason }) => disabledReason,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no message was answered well; null if the last one was.',
    }),
  }),
});

const WebhookEndpointPayload = builder.objectRef<WebhookEndpointRow>('WebhookEndpointPayload').implement({
  description: 'A webhook was changed.',
  fields: (t) => ({
    webhook: t.field({ type: WebhookEndpoint, description: 'The webhook.', resolve: (endpoint) => endpoint }),
  }),
});

const MadeWebhookPayload = builder.objectRef<MadeEndpoint>('MadeWebhookPayload').implement({
  description: 'A webhook was added, or got another secret. This is the only time that the secret is told.',
  fields: (t) => ({
    webhook: t.field({ type: WebhookEndpoint, description: 'The webhook.', resolve: ({ endpoint }) => endpoint }),
    secret: t.exposeString('secret', {
      description: 'Messages are signed with it. Begins with whsec_; keep it as a password is kept.',
    }),
  }),
});

const DeletedWebhookPayload = builder.objectRef<{ readonly id: string }>('DeletedWebhookPayload').implement({
  description: 'A webhook was deleted, with its log.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier that the webhook had.' }) }),
});

const url = {
  description: `Where messages are sent: an https address of a public server, ${LONGEST_URL} characters at most.`,
  ...constrained({ maxLength: LONGEST_URL }),
};

const NewWebhookInput = builder.inputType('NewWebhookInput', {
  description: 'What a webhook is to be.',
  fields: (t) => ({
    url: t.string({ required: true, ...url }),
    events: t.field({ type: [WebhookEventKind], required: true, description: 'What it is told of; one at least.' }),
  }),
});

const WebhookChangeInput = builder.inputType('WebhookChangeInput', {
  description: 'What is changed of a webhook. What is left out stays as it is.',
  fields: (t) => ({
    url: t.string(url),
    events: t.field({ type: [WebhookEventKind], description: 'What it is told of; one at least.' }),
    isEnabled: t.boolean({
      description:
        'Whether messages are sent. What waits while it is off is sent once it is on; what happens meanwhile is not told.',
    }),
  }),
});

builder.queryField('webhookEvents', (t) =>
  t.field({
    type: [WebhookEventDescription],
    description: 'What webhooks can tell of: all kinds of events, each with when it is sent.',
    complexity: { field: 1, multiplier: webhookEventNames.length },
    resolve: (_root, _args, { services }) => [...services.webhookEndpoints.events()],
  }),
);

builder.queryField('webhookEndpoints', (t) =>
  t.field({
    type: [WebhookEndpoint],
    description: "One's own webhooks, the newest first; 5 at most.",
    complexity: { field: 5, multiplier: 5 },
    resolve: (_root, _args, { services }) => services.webhookEndpoints.list(),
  }),
);

builder.mutationField('createWebhookEndpoint', (t) =>
  t.field({
    type: mutationResult<MadeEndpoint>('CreateWebhookEndpointResult', MadeWebhookPayload),
    description:
      'Adds a webhook for the caller, who is told by email. An account has 5 at most. With the header Idempotency-Key the same request adds one, however often it is sent within 24 hours: a repeat is answered by a ConflictError that names the webhook, as its secret is returned once.',
    args: { input: t.arg({ type: NewWebhookInput, required: true, description: 'The webhook.' }) },
    complexity: 60,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.webhookEndpoints.create(input as Parameters<typeof services.webhookEndpoints.create>[0])),
  }),
);

builder.mutationField('updateWebhookEndpoint', (t) =>
  t.field({
    type: mutationResult<WebhookEndpointRow>('UpdateWebhookEndpointResult', WebhookEndpointPayload),
    description: 'Changes where messages of a webhook go, what they tell of, and whether they are sent.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the webhook.' }),
      input: t.arg({ type: WebhookChangeInput, required: true, description: 'What is changed.' }),
    },
    complexity: 60,
    resolve: (_root, { id, input }, { services }) =>
      orRefusal(services.webhookEndpoints.update(id, input as Parameters<typeof services.webhookEndpoints.update>[1])),
  }),
);

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: mutationResult<MadeEndpoint>('RotateWebhookSecretResult', MadeWebhookPayload),
    description:
      'Gives a webhook another secret. For 24 hours messages are signed with the secret before as well, so that the receiver can be changed in between.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the webhook.' }) },
    complexity: 60,
    resolve: (_root, { id }, { services }) => orRefusal(services.webhookEndpoints.rotate(id)),
  }),
);

builder.mutationField('deleteWebhookEndpoint', (t) =>
  t.field({
    type: mutationResult<{ readonly id: string }>('DeleteWebhookEndpointResult', DeletedWebhookPayload),
    description: 'Deletes a webhook with its log: nothing is sent to it any more, and what waits is dropped.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the webhook.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.webhookEndpoints.delete(id).then((deleted) => ({ id: deleted }))),
  }),
);
