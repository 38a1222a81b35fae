import {
  anyone,
  ofOrganisation,
  operatorToRead,
  operatorToWrite,
  ownersToChangeUnseen,
  ownersToSee,
  signedInToRead,
  verifiedToWrite,
} from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, catalogue, figures, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const ownersEquipment = ({ equipment }: People) => `id: ${text(equipment)}`;
const equipmentInput = `input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
  condition: NEW, inStock: 3 }`;

export const equipmentPolicies: Policies = {
  'Query.equipment': catalogue,
  'Query.equipmentAvailability': figures,
  'Query.equipmentCategories': figures,
  'Query.equipmentItem': { policy: anyone, given: always('id: "01a1ede2-6680-76ca-83c8-90c1d3ac94af"') },
  'Query.equipmentPosting': { policy: ofOrganisation(ownersToSee), given: ownersEquipment, levels: 2 },
  'Query.equipmentStats': figures,
  'Query.equipmentToReview': { policy: operatorToRead, given: always('first: 5'), levels: 3 },
  'Query.myEquipment': { policy: ofOrganisation(signedInToRead), given: always('first: 5'), levels: 3 },
  'Query.searchEquipment': { policy: anyone, levels: 2, given: always('q: "ventilator", limit: 1') },
  'Mutation.createEquipment': {
    // The name of the organisation is that of its supplier, too, which no other one takes over.
    policy: { ...verifiedToWrite, 'former colleague': 'ValidationError' },
    given: always(equipmentInput),
    levels: 2,
    counts: true,
  },
  'Mutation.reviewEquipment': {
    policy: operatorToWrite,
    given: (people) => `${ownersEquipment(people)}, revision: 1, decision: PUBLISH`,
    levels: 2,
  },
  'Mutation.updateEquipment': {
    policy: ofOrganisation(ownersToChangeUnseen),
    given: (people) => `${ownersEquipment(people)}, ${equipmentInput}`,
    levels: 2,
  },
  'Mutation.withdrawEquipment': { policy: ofOrganisation(ownersToChangeUnseen), given: ownersEquipment, levels: 2 },
};
