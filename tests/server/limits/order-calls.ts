import * as orderLimits from '../../../schema/orders/order-limits.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { testSecret } from '../../support/test-app.ts';
import { type Asking, account, type Door, type LimitedCall, mutation, network } from './doors.ts';

const orderFrom = (email: string) => `input: { organizationName: "Hospital", department: "Theatres",
  contactName: "A Buyer", email: ${JSON.stringify(email)}, phone: "01632 960 001",
  deliveryAddress: "1 Hospital Road", orderType: LEASE, requiredDate: "2027-03-01",
  items: [{ equipment: SURGICAL, description: "Scissors" }] }`;
const request = mutation('requestBulkOrder', 'BulkOrderPayload', ({ signedUp }) => orderFrom(signedUp.email));
const elsewhere = ({ key }: Asking) => `buyer-${key}@example.com`;
const requestElsewhere = mutation('requestBulkOrder', 'BulkOrderPayload', (asking) => orderFrom(elsewhere(asking)));

/** The same by a user who is not signed in. */
function asVisitor(door: Door): Door {
  return {
    ...door,
    knock: (app, asking, { authorization: _, ...headers }) => door.knock(app, asking, headers),
  };
}

const quoted = ({ order: { requestId } }: Asking) => requestId;
const withdraw = mutation('withdrawQuote', 'QuoteRequestPayload', (asking) => `id: "${quoted(asking)}"`);
const quote = mutation(
  'giveQuote',
  'QuoteRequestPayload',
  ({ order: { requestId, itemId } }) => `id: "${requestId}", input: { expiresOn: "2026-12-24",
    lines: [{ itemId: "${itemId}", unitPrice: 9.5, leadDays: 7 }] }`,
);
const tokens = linkTokens([testSecret]);
const closing = mutation('closeBulkOrder', 'BulkOrderPayload', ({ order: { orderId } }) => `key: "${orderId}"`);
const accepting = (key: (asking: Asking) => string) =>
  mutation(
    'acceptQuote',
    'BulkOrderPayload',
    (asking) => `key: "${key(asking)}", quoteId: "${asking.order.quoteId}", revision: 1`,
  );
const byLink = mutation(
  'closeBulkOrder',
  'BulkOrderPayload',
  ({ order: { visitorOrderId } }) => `key: "${tokens.tokenOf('bulk_order', visitorOrderId)}"`,
);

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
  // The address of the account itself has not been confirmed.
  {
    file: 'schema/orders/orders.service.ts',
    limit: orderLimits.addressOrders,
    who: elsewhere,
    doors: [requestElsewhere],
  },
  {
    file: 'schema/orders/buyer.ts',
    limit: orderLimits.buyerChanges,
    who: ({ order: { orderId } }) => orderId,
    doors: [closing, accepting(({ order: { orderId } }) => orderId)],
  },
  {
    file: 'schema/orders/buyer.ts',
    limit: orderLimits.buyerChanges,
    who: ({ order: { visitorOrderId } }) => visitorOrderId,
    doors: [asVisitor(byLink)],
  },
  {
    file: 'schema/orders/quotes/quote-requests.service.ts',
    limit: orderLimits.quoteChanges,
    who: quoted,
    doors: [quote],
  },
  {
    file: 'schema/orders/quotes/quote-requests.service.ts',
    limit: orderLimits.quoteChanges,
    who: quoted,
    doors: [withdraw],
  },
];
