import { operatorToRead, operatorToWrite, refusedToAll, withoutSession } from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, madeUp, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const item = ({ equipment }: People) => `queue: EQUIPMENT, id: ${text(equipment)}`;
/** Whose item it is hears nothing of it. */
const toWrite = { policy: operatorToWrite, makesNew: true, counts: true } as const;

/** Of what operators share of their desk. */
export const deskPolicies: Policies = {
  'Query.deskClaims': {
    policy: operatorToRead,
    given: ({ equipment }) => `queue: EQUIPMENT, ids: [${text(equipment)}]`,
  },
  'Query.deskMailIsWanted': { policy: operatorToRead },
  'Query.deskOperators': { policy: operatorToRead },
  'Query.deskQueues': { policy: operatorToRead },
  'Mutation.claimDeskItem': { ...toWrite, given: item },
  'Mutation.handOverDeskItem': {
    ...toWrite,
    given: (people) => `${item(people)}, operatorId: ${text(people.bystander.id)}`,
  },
  'Mutation.releaseDeskItem': { ...toWrite, given: item },
  // An operator says it of themselves alone.
  'Mutation.setDeskMail': { policy: operatorToWrite, given: always('isWanted: false'), makesNew: true },
  'Mutation.stopDeskMail': {
    policy: withoutSession(refusedToAll('ValidationError')),
    given: always(`token: ${madeUp}`),
  },
};
