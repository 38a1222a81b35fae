import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import { newEquipmentExample } from '../../../server/rest/equipment/examples.ts';
import { type Asking, account, type LimitedCall, mutation, rest } from './doors.ts';
import { product } from './limited-input.ts';

const ownProduct = ({ equipment: id }: Asking) => `id: ${JSON.stringify(id)}`;

/** Of products. */
export const equipmentCalls: readonly LimitedCall[] = [
  {
    file: 'schema/equipment/postings/equipment-postings.service.ts',
    limit: equipmentLimits.newProducts,
    who: account,
    doors: [
      rest('POST /equipment', 201, () => newEquipmentExample),
      mutation('createEquipment', 'EquipmentPostingPayload', () => `input: ${product}`),
    ],
  },
  {
    file: 'schema/equipment/postings/equipment-postings.service.ts',
    limit: equipmentLimits.equipmentChanges,
    who: account,
    doors: [
      rest('PUT /equipment/{id}', 200, () => newEquipmentExample, { id: ({ equipment }) => equipment }),
      mutation('updateEquipment', 'EquipmentPostingPayload', (asking) => `${ownProduct(asking)}, input: ${product}`),
      mutation('withdrawEquipment', 'EquipmentPostingPayload', ownProduct),
    ],
  },
];
