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
  'Query.safetyNotice': { policy: anyone, given: always('id: "dsi-2026-901"') },
  'Query.safetyNoticeMatches': {
    policy: operatorToRead,
    given: always('criteria: { products: ["ventilator"] }'),
    levels: 3,
  },
  'Query.safetyNotices': catalogue,
  'Query.searchEquipment': { policy: anyone, levels: 2, given: always('q: "ventilator", limit: 1') },
  'Mutation.createEquipment': {
    // The name of the organisation is that of its supplier, too, which no other one takes over.
    policy: { ...verifiedToWrite, 'former colleague': 'ValidationError' },
    given: always(equipmentInput),
    levels: 2,
    counts: true,
  },
  'Mutation.publishSafetyNotice': {
    policy: operatorToWrite,
    given: always(
      `input: { reference: "DSI/2026/777", kind: DEVICE_SAFETY_INFORMATION, title: "Pump may stop", summary: "It may stop.",
        advice: "Stop using it.", sourceUrl: "https://example.com/notice", publishedOn: "2026-11-02",
        criteria: { products: ["zzz pump"] } }`,
    ),
    levels: 2,
    counts: true,
    makesNew: true,
  },
  'Mutation.withdrawSafetyNotice': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315", reason: "It is over."'),
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
