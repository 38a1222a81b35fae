import { builder } from '../../builder.ts';
import { GOODS_THRESHOLD } from '../procurement-threshold.ts';
import { linePence, totalPence } from './quote-amounts.ts';
import type { QuoteLineRow, QuoteRow } from './quote-row.ts';

const QuoteState = builder.enumType('OrderQuoteState', {
  description: 'The state of a quote.',
  values: {
    OPEN: { value: 'open', description: 'It can be accepted.' },
    ACCEPTED: { value: 'accepted', description: 'It is accepted, in whole or in part.' },
    REFUSED: { value: 'refused', description: 'Its items have other suppliers, or the order is closed.' },
    EXPIRED: { value: 'expired', description: 'The day until which it held has passed.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The supplier has withdrawn it.' },
  } as const,
});

const OrderQuoteLine = builder.objectRef<QuoteLineRow>('OrderQuoteLine').implement({
  description: 'The part of a quote for one item.',
  fields: (t) => ({
    itemId: t.exposeID('itemId', { description: 'Identifier of the item.' }),
    unitPrice: t.exposeFloat('unitPrice', { description: 'Price of one in pounds, without VAT.' }),
    amount: t.float({
      description: 'Price of all in pounds, without VAT.',
      resolve: (line) => linePence(line) / 100,
    }),
    leadDays: t.exposeInt('leadDays', { description: 'Days until it is delivered.' }),
    accepted: t.boolean({
      description: 'Whether the buyer has accepted it.',
      resolve: (line) => line.acceptedAt !== null,
    }),
    taken: t.exposeBoolean('isTaken', { description: 'Whether the item has another supplier by now.' }),
  }),
});

/** With VAT, by which the thresholds are measured. */
const VAT = 1.2;

export const OrderQuote = builder.objectRef<QuoteRow>('OrderQuote').implement({
  description: 'The quote of a supplier for an order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the quote.' }),
    revision: t.exposeInt('revision', {
      description: 'Counts its changes, from 1; accepting names the revision that was read.',
    }),
    supplierName: t.exposeString('supplierName', { description: 'The supplier.' }),
    supplierVerified: t.exposeBoolean('supplierVerified', {
      description: 'Whether operators have checked the supplier.',
    }),
    supplierActive: t.exposeBoolean('supplierActive', {
      description:
        'Whether the supplier may trade here at present. Of those who may not, only quotes are shown of which something is accepted, and nothing more of them can be accepted.',
    }),
    state: t.field({
      type: QuoteState,
      description: 'Its state.',
      resolve: (quote, _args, { services }) => services.orderQuotes.stateOf(quote),
    }),
    expiresOn: t.expose('expiresOn', { type: 'Date', description: 'The last day on which it holds.' }),
    note: t.exposeString('note', { nullable: true, description: 'A note of the supplier; null if there is none.' }),
    givenAt: t.expose('givenAt', { type: 'DateTime', description: 'When it was first given.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    total: t.float({
      description: 'The sum of its lines, in pounds, without VAT.',
      resolve: ({ lines }) => totalPence(lines) / 100,
    }),
    reachesThreshold: t.boolean({
      description: 'Whether its total with 20% VAT reaches the threshold of the Procurement Act 2023 for goods.',
      resolve: ({ lines }) => totalPence(lines) * VAT >= GOODS_THRESHOLD * 100,
    }),
    lines: t.field({
      type: [OrderQuoteLine],
      description: 'Its lines, in the order of the items.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
});

builder.queryField('orderQuotes', (t) =>
  t.field({
    type: [OrderQuote],
    description:
      'The quotes for an order, for callers to whom bulkOrder returns it; empty for any other. The oldest comes first.',
    args: {
      key: t.arg.string({ required: true, description: 'Identifier of the order, or the token of the mailed link.' }),
    },
    complexity: 50,
    resolve: async (_root, { key }, { services }) => {
      const order = await services.orders.find(key);
      return order ? services.orderQuotes.list(order) : [];
    },
  }),
);
