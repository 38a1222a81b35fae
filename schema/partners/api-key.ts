import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { MOST_DAYS, MOST_OVERLAP_HOURS } from './api-key-checks.ts';
import type { ApiKeyRow, KeyUsageRow } from './api-key-row.ts';
import type { MadeKey } from './api-keys.service.ts';
import { type ApiScopeName, apiScopeNames, apiScopes } from './api-scopes.ts';

const ApiScope = builder.enumType('ApiScope', {
  description: 'A scope of an API key. A key never permits more than its owner may do.',
  values: Object.fromEntries(
    apiScopeNames.map((name) => [
      name.toUpperCase().replace(':', '_'),
      { value: name, description: `\`${name}\`. ${apiScopes[name].allows}`, extensions: { word: name } },
    ]),
  ),
});

const ApiScopeDescription = builder.objectRef<ApiScopeName>('ApiScopeDescription').implement({
  description: 'A scope, and what it allows.',
  fields: (t) => ({
    scope: t.field({ type: ApiScope, description: 'The scope.', resolve: (name) => name }),
    name: t.string({ description: 'Its name outside the graph, as `read:jobs`.', resolve: (name) => name }),
    allows: t.string({ description: 'Its description, in a sentence.', resolve: (name) => apiScopes[name].allows }),
  }),
});

builder.queryField('apiScopes', (t) =>
  t.field({
    type: [ApiScopeDescription],
    description: 'All scopes of API keys, each with its description.',
    complexity: { field: 1, multiplier: apiScopeNames.length },
    resolve: (_root, _args, { services }) => [...services.apiKeys.scopes()],
  }),
);

const ApiKeyUsage = builder.objectRef<KeyUsageRow>('ApiKeyUsage').implement({
  description: 'The usage of an API key on one day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, in London.' }),
    operations: t.exposeInt('operations', { description: 'How many operations were carried out.' }),
    points: t.exposeInt('points', {
      description:
        'What they cost together, in points: a field costs 1 as a rule, a list its page size times its fields. On REST a request costs 10, and 1 for each row that is asked for by `limit`.',
    }),
  }),
});

const ApiKey = builder.objectRef<ApiKeyRow>('ApiKey').implement({
  description:
    'An API key for programs of an account. Its secret is returned once, when it is created, and is not stored.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the key, which is no secret.' }),
    name: t.exposeString('name', { description: 'The name given by its owner.' }),
    scopes: t.field({
      type: [ApiScope],
      description: 'Its scopes.',
      resolve: ({ scopes }) => scopes as ApiScopeName[],
    }),
    beginning: t.exposeString('beginning', { description: 'How its secret begins, to tell it from others.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    renewedAt: t.expose('renewedAt', { type: 'DateTime', description: 'When its present secret was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it stops working unless it is renewed.' }),
    isExpired: t.boolean({
      description: 'Whether it no longer works because it was not renewed.',
      resolve: (key, _args, { services }) => services.apiKeys.isExpired(key),
    }),
    lastUsedOn: t.expose('lastUsedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on which it was last used, in London; null if it never was. Up to a minute behind.',
    }),
    previousBeginning: t.exposeString('previousBeginning', {
      nullable: true,
      description: 'How the secret before begins, while that still works.',
    }),
    previousEndsAt: t.expose('previousEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the secret before stops working; null if none works.',
    }),
    usage: t.field({
      type: [ApiKeyUsage],
      description: 'Its usage on each of the last 30 days, the oldest first. Up to a minute behind.',
      resolve: (key, _args, { services }) => services.apiKeys.usageOf(key),
      complexity: { field: 5, multiplier: 1 },
    }),
  }),
});

const MadeApiKeyPayload = builder.objectRef<MadeKey>('MadeApiKeyPayload').implement({
  description: 'A key was created or renewed. This is the only time that its secret is returned.',
  fields: (t) => ({
    key: t.field({ type: ApiKey, description: 'The key.', resolve: ({ key }) => key }),
    secret: t.exposeString('secret', {
      description: 'Goes with each request, as Authorization: Bearer or X-Api-Key. Keep it as a password is kept.',
    }),
  }),
});

const RevokedApiKeyPayload = builder.objectRef<{ readonly id: string }>('RevokedApiKeyPayload').implement({
  description: 'A key was revoked: it is refused everywhere from now on.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier that the key had.' }) }),
});

const NewApiKeyInput = builder.inputType('NewApiKeyInput', {
  description: 'The values of a new API key.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'The name, 60 characters at most.',
      ...constrained({ maxLength: 60 }),
    }),
    scopes: t.field({ type: [ApiScope], required: true, description: 'Its scopes; one at least.' }),
    expiresInDays: t.int({
      required: true,
      defaultValue: 90,
      description: 'For how many days it works, unless it is renewed: 1 to 365.',
      ...constrained({ minimum: 1, maximum: MOST_DAYS }),
    }),
  }),
});

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [ApiKey],
    description: "One's own API keys, the newest first; 20 at most.",
    complexity: { field: 20, multiplier: 20 },
    resolve: (_root, _args, { services }) => services.apiKeys.list(),
  }),
);

builder.mutationField('createApiKey', (t) =>
  t.field({
    type: mutationResult<MadeKey>('CreateApiKeyResult', MadeApiKeyPayload),
    description:
      'Creates an API key for the caller, who gets an email. An account has 20 at most. With the header Idempotency-Key the same request creates one, however often it is sent within 24 hours: a repeat is answered by a ConflictError that names the key, as its secret is returned once.',
    args: { input: t.arg({ type: NewApiKeyInput, required: true, description: 'The key.' }) },
    complexity: 60,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.apiKeys.create(input as Parameters<typeof services.apiKeys.create>[0])),
  }),
);

builder.mutationField('rotateApiKey', (t) =>
  t.field({
    type: mutationResult<MadeKey>('RotateApiKeyResult', MadeApiKeyPayload),
    description:
      'Renews an API key: it gets a new secret and a new expiry. The previous secret remains valid for a while, so that programs can be changed one after the other.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the key.' }),
      expiresInDays: t.arg.int({
        required: true,
        defaultValue: 90,
        description: 'For how many days the new secret works: 1 to 365.',
        ...constrained({ minimum: 1, maximum: MOST_DAYS }),
      }),
      overlapHours: t.arg.int({
        required: true,
        defaultValue: 24,
        description: 'For how many hours the secret before still works: 0 to 168.',
        ...constrained({ minimum: 0, maximum: MOST_OVERLAP_HOURS }),
      }),
    },
    complexity: 60,
    resolve: (_root, { id, ...renewal }, { services }) => orRefusal(services.apiKeys.rotate(id, renewal)),
  }),
);

builder.mutationField('revokeApiKey', (t) =>
  t.field({
    type: mutationResult<{ readonly id: string }>('RevokeApiKeyResult', RevokedApiKeyPayload),
    description: 'Revokes an API key: every process refuses it from then on, and what was counted of it is deleted.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the key.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.apiKeys.revoke(id).then((revoked) => ({ id: revoked }))),
  }),
);
