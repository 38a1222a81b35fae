import { anyone, signedInToRead } from '../outcomes.ts';
import { always } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const order = `input: { organizationName: "Hospital", department: "Theatres", contactName: "A Buyer",
  email: "buyer@example.com", phone: "01632 960 001", deliveryAddress: "1 Hospital Road", orderType: LEASE,
  requiredDate: "2027-03-01", items: [{ equipment: SURGICAL, description: "Scissors" }] }`;

export const ordersPolicies: Policies = {
  'Query.bulkOrder': {
    policy: {
      ...signedInToRead,
      anonymous: 'null',
      member: 'null',
      verified: 'null',
      'another owner': 'null',
    },
    given: ({ order: key }) => `key: ${JSON.stringify(key)}`,
    levels: 2,
  },
  'Query.myBulkOrders': { policy: signedInToRead, given: always('first: 5'), levels: 3 },
  'Mutation.requestBulkOrder': { policy: anyone, given: always(order), levels: 2, counts: true, makesNew: true },
};
