import {
  anyone,
  nobody,
  operatorToRead,
  operatorToWrite,
  ownerAlone,
  signedInToRead,
  signedInToWrite,
} from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const tierRequest = ({ tierRequest: id }: People) => `id: ${text(id)}`;
/** Nobody has a key. */
const nullForAll = { ...nobody('null'), anonymous: 'null' } as const;
const ownersKey = ({ apiKey }: People) => `id: ${text(apiKey)}`;

export const partnersPolicies: Policies = {
  'Query.partnerTiers': { policy: anyone },
  'Query.partnership': { policy: signedInToRead },
  'Query.rateLimit': { policy: nullForAll },
  'Query.tierRequests': { policy: operatorToRead, given: always('first: 5') },
  'Query.apiScopes': { policy: anyone },
  'Query.apiKeys': { policy: signedInToRead },
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
