import { anyone, ofOrganisation, operatorToRead, operatorToWrite, ownerAlone, signedInToRead } from '../outcomes.ts';
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
  // Everyone may ask; whom the order does not belong to is answered none.
  'Query.orderQuotes': { policy: { ...anyone }, given: ({ order: key }) => `key: ${JSON.stringify(key)}` },
  'Query.myQuoteRequests': { policy: ofOrganisation(signedInToRead), given: always('first: 5'), levels: 3 },
  'Query.organisationBulkOrders': { policy: signedInToRead, given: always('first: 5'), levels: 3 },
  'Query.myBulkOrders': { policy: signedInToRead, given: always('first: 5'), levels: 3 },
  'Query.bulkOrdersToHandle': { policy: operatorToRead, given: always('first: 5'), levels: 3 },
  'Query.suppliersToAsk': {
    policy: operatorToRead,
    given: ({ order }) => `orderId: ${JSON.stringify(order)}`,
    levels: 2,
  },
  'Mutation.askFurtherSuppliers': {
    policy: { ...operatorToWrite, operator: 'ValidationError' },
    given: ({ order }) => `id: ${JSON.stringify(order)}, supplierIds: []`,
    levels: 2,
  },
  'Mutation.endBulkOrder': {
    policy: operatorToWrite,
    given: ({ order }) => `id: ${JSON.stringify(order)}, reason: "It was sent twice."`,
    levels: 2,
  },
  'Mutation.acceptQuote': {
    policy: { ...ownerAlone, owner: 'NotFoundError' },
    given: ({ order, quoteRequest }) =>
      `key: ${JSON.stringify(order)}, quoteId: ${JSON.stringify(quoteRequest)}, revision: 1`,
  },
  'Mutation.closeBulkOrder': {
    policy: ownerAlone,
    given: ({ order: key }) => `key: ${JSON.stringify(key)}`,
    levels: 2,
  },
  'Mutation.giveQuote': {
    policy: ofOrganisation({ ...ownerAlone, member: 'ForbiddenError' }),
    given: ({ quoteRequest, quotedItem }) =>
      `id: ${JSON.stringify(quoteRequest)}, input: { expiresOn: "2026-12-24",
        lines: [{ itemId: ${JSON.stringify(quotedItem)}, unitPrice: 9.5, leadDays: 7 }] }`,
    levels: 2,
    counts: true,
  },
  'Mutation.withdrawQuote': {
    policy: { ...ownerAlone, member: 'ForbiddenError', owner: 'NotFoundError' },
    given: ({ quoteRequest }) => `id: ${JSON.stringify(quoteRequest)}`,
    levels: 2,
  },
  'Mutation.requestBulkOrder': { policy: anyone, given: always(order), levels: 2, counts: true, makesNew: true },
};
