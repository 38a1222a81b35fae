import {
  anyone,
  operatorToRead,
  operatorToWrite,
  ownerAlone,
  refusedToAll,
  signedInToRead,
  signedInToWrite,
} from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const tierRequest = ({ tierRequest: id }: People) => `id: ${text(id)}`;
/** The fields about the key of a request: these requests have none. */
const nullForAll = { ...refusedToAll('null'), anonymous: 'null' } as const;
const nullToOthers = { ...refusedToAll('null'), anonymous: 'NOT_SIGNED_IN', owner: 'answered' } as const;
const ownersWebhook = ({ webhook: id }: People) => `id: ${text(id)}`;
const toOwnersWebhook = ({ webhook: id }: People) => `webhookId: ${text(id)}`;
const ownersKey = ({ apiKey }: People) => `id: ${text(apiKey)}`;

export const partnersPolicies: Policies = {
  'Query.partnerTiers': { policy: anyone },
  'Query.partnership': { policy: signedInToRead },
  'Query.rateLimit': { policy: nullForAll },
  'Query.tierRequests': { policy: operatorToRead, given: always('first: 5') },
  'Query.apiScopes': { policy: anyone },
  'Query.apiKeys': { policy: signedInToRead },
  'Query.webhookEvents': { policy: anyone },
  'Query.webhookEndpoints': { policy: signedInToRead },
  'Query.webhookDeliveries': { policy: nullToOthers, given: (people) => `${toOwnersWebhook(people)}, first: 5` },
  'Mutation.createWebhookEndpoint': {
    policy: signedInToWrite,
    given: always('input: { url: "https://receiver.example/webhooks", events: [JOB_PUBLISHED] }'),
    makesNew: true,
  },
  'Mutation.updateWebhookEndpoint': {
    policy: ownerAlone,
    given: (people) => `${ownersWebhook(people)}, input: { isEnabled: true }`,
  },
  'Mutation.rotateWebhookSecret': { policy: ownerAlone, given: ownersWebhook },
  'Mutation.sendTestWebhook': { policy: ownerAlone, given: toOwnersWebhook, makesNew: true },
  'Mutation.replayWebhookDelivery': {
    policy: ownerAlone,
    given: ({ webhookDelivery }) => `id: ${text(webhookDelivery)}`,
  },
  'Mutation.deleteWebhookEndpoint': { policy: ownerAlone, given: ownersWebhook },
  'Mutation.createApiKey': {
    policy: signedInToWrite,
    given: always('input: { name: "Rota system", scopes: [READ_JOBS] }'),
    makesNew: true,
  },
  'Mutation.decideTierRequest': {
    policy: operatorToWrite,
    given: (people) => `${tierRequest(people)}, approved: true`,
  },
  'Mutation.requestPartnerTier': {
    policy: {
      ...signedInToWrite,
      owner: 'ConflictError',
      'another owner': 'ConflictError',
      'former colleague': 'answered',
    },
    given: always('tier: RESEARCH, purpose: "We compare pay by area and band."'),
    makesNew: true,
  },
  'Mutation.revokeApiKey': { policy: ownerAlone, given: ownersKey },
  'Mutation.rotateApiKey': { policy: ownerAlone, given: ownersKey },
};
