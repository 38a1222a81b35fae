import * as orderLimits from '../../../schema/orders/order-limits.ts';
import { type Asking, account, type Door, type LimitedCall, mutation, network } from './doors.ts';

const order = ({ signedUp }: Asking) => `input: { organizationName: "Hospital", department: "Theatres",
  contactName: "A Buyer", email: ${JSON.stringify(signedUp.email)}, phone: "01632 960 001",
  deliveryAddress: "1 Hospital Road", orderType: LEASE, requiredDate: "2027-03-01",
  items: [{ equipment: SURGICAL, description: "Scissors" }] }`;
const request = mutation('requestBulkOrder', 'BulkOrderPayload', order);

/** The same by a user who is not signed in. */
function asVisitor(door: Door): Door {
  return {
    ...door,
    knock: (app, asking, { authorization: _, ...headers }) => door.knock(app, asking, headers),
  };
}

/** Of bulk orders. */
export const orderCalls: readonly LimitedCall[] = [
  { file: 'schema/orders/orders.service.ts', limit: orderLimits.newOrders, who: account, doors: [request] },
  {
    file: 'schema/orders/orders.service.ts',
    limit: orderLimits.visitorOrders,
    who: () => network,
    doors: [asVisitor(request)],
  },
  {
    file: 'schema/orders/orders.service.ts',
    limit: orderLimits.addressOrders,
    who: ({ signedUp }) => signedUp.email,
    doors: [asVisitor(request)],
  },
];
