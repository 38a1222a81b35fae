import { anyone, ownerAlone, signedInToRead, signedInToWrite } from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const ownersKey = ({ apiKey }: People) => `id: ${text(apiKey)}`;

export const partnersPolicies: Policies = {
  'Query.apiScopes': { policy: anyone },
  'Query.apiKeys': { policy: signedInToRead },
  'Mutation.createApiKey': {
    policy: signedInToWrite,
    given: always('input: { name: "Rota system", scopes: [READ_JOBS] }'),
    makesNew: true,
  },
  'Mutation.revokeApiKey': { policy: ownerAlone, given: ownersKey },
  'Mutation.rotateApiKey': { policy: ownerAlone, given: ownersKey },
};
