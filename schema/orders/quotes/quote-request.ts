import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { BulkOrderItem } from '../order.ts';
import { BulkOrderPayload, type OrderPayload, orderPayload } from '../order-request.ts';
import { OrderType } from '../order-vocabulary.ts';
import type { Acceptance } from './order-quotes.service.ts';
import { OrderQuote } from './quote.ts';
import type { GivenQuote } from './quote-draft.ts';
import type { QuoteRequestRow } from './quote-row.ts';

const OrderContact = builder
  .objectRef<Pick<QuoteRequestRow, 'contactName' | 'email' | 'phone'>>('BulkOrderContact')
  .implement({
    description: 'How a supplier whose quote is accepted reaches the buyer.',
    fields: (t) => ({
      name: t.exposeString('contactName', { description: 'Whom to ask.' }),
      email: t.exposeString('email', { description: 'E-mail address.' }),
      phone: t.exposeString('phone', { description: 'Phone number.' }),
    }),
  });

const QuoteRequest = builder.objectRef<QuoteRequestRow>('QuoteRequest').implement({
  description: 'An order that the caller is asked to quote for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the request.' }),
    reference: t.exposeString('reference', { description: 'The reference of the order.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the caller was asked.' }),
    supplierName: t.exposeString('supplierName', {
      description: 'The name of the supplier under which the caller quotes.',
    }),
    organizationName: t.exposeString('organizationName', { description: 'The organisation that orders.' }),
    department: t.exposeString('department', { description: 'For which department.' }),
    deliveryAddress: t.exposeString('deliveryAddress', { description: 'Where it is to be delivered.' }),
    orderType: t.expose('orderType', { type: OrderType, description: 'The kind of the order.' }),
    requiredDate: t.expose('requiredDate', { type: 'Date', description: 'When it is needed.' }),
    specialRequirements: t.exposeString('specialRequirements', {
      nullable: true,
      description: 'Further requirements; null if there are none.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no quote is taken any more; null while some are.',
    }),
    items: t.field({
      type: [BulkOrderItem],
      description: 'The items of the order.',
      resolve: ({ items }) => [...items],
    }),
    quote: t.expose('quote', {
      type: OrderQuote,
      nullable: true,
      description: "The caller's quote; null if there is none.",
    }),
    contact: t.field({
      type: OrderContact,
      nullable: true,
      description: 'How to reach the buyer; null until they have accepted something of the quote.',
      resolve: (request) => (request.quote?.lines.some(({ acceptedAt }) => acceptedAt !== null) ? request : null),
    }),
  }),
});

const OrderQuoteLineInput = builder.inputType('OrderQuoteLineInput', {
  description: 'The quote for one item.',
  fields: (t) => ({
    itemId: t.id({ required: true, description: 'Identifier of the item.' }),
    unitPrice: t.float({
      required: true,
      description: 'Price of one in pounds and pence, without VAT; above 0, at most 10,000,000.',
    }),
    leadDays: t.int({ required: true, description: 'Days until it is delivered, 0 to 730.' }),
  }),
});

const OrderQuoteInput = builder.inputType('OrderQuoteInput', {
  description: 'A quote for an order.',
  fields: (t) => ({
    expiresOn: t.field({
      type: 'Date',
      required: true,
      description: 'The last day on which it holds: today in London or later, within a year.',
    }),
    note: t.string({ description: 'A note, at most 2,000 characters.' }),
    lines: t.field({ type: [OrderQuoteLineInput], required: true, description: 'The items, each once: 1 to 50.' }),
  }),
});

interface RequestPayload {
  readonly request: QuoteRequestRow;
}

const QuoteRequestPayload = builder.objectRef<RequestPayload>('QuoteRequestPayload').implement({
  description: 'A quote was given or withdrawn.',
  fields: (t) => ({
    request: t.expose('request', { type: QuoteRequest, description: 'The request as it is now, with the quote.' }),
  }),
});

const payload = (request: QuoteRequestRow): RequestPayload => ({ request });
const id = { required: true, description: 'Identifier of the request.' } as const;
const QuoteRequestConnection = connectionType('QuoteRequest', QuoteRequest);

builder.queryField('myQuoteRequests', (t) =>
  t.field({
    type: QuoteRequestConnection,
    description:
      'The quote requests to the suppliers of the caller, and of the organisation for which they publish, the newest first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.quoteRequests.list(page),
  }),
);

builder.mutationField('giveQuote', (t) =>
  t.field({
    type: mutationResult<RequestPayload>('GiveQuoteResult', QuoteRequestPayload),
    description:
      'Quotes for an order of a quote request, or replaces an earlier quote; the buyer gets a mail. A quote cannot be changed once the buyer has accepted an item of it. The account must be verified. With the header Idempotency-Key the same request gives it once.',
    args: { id: t.arg.id(id), input: t.arg({ type: OrderQuoteInput, required: true, description: 'The quote.' }) },
    complexity: 50,
    resolve: (_root, { id: request, input }, { services }) =>
      orRefusal(services.quoteRequests.give(request, input as GivenQuote).then(payload)),
  }),
);

builder.mutationField('withdrawQuote', (t) =>
  t.field({
    type: mutationResult<RequestPayload>('WithdrawQuoteResult', QuoteRequestPayload),
    description: "Withdraws the caller's quote, which is not accepted. Doing so again changes nothing.",
    args: { id: t.arg.id(id) },
    complexity: 20,
    resolve: (_root, { id: request }, { services }) =>
      orRefusal(services.quoteRequests.withdraw(request).then(payload)),
  }),
);

const key = { required: true, description: 'Identifier of the order, or the token of the mailed link.' } as const;

builder.mutationField('acceptQuote', (t) =>
  t.field({
    type: mutationResult<OrderPayload>('AcceptQuoteResult', BulkOrderPayload),
    description:
      'Accepts a quote for an order of the caller, or of the holder of the mailed link, whole or by item. Once each item has its supplier, the order is closed.',
    args: {
      key: t.arg.string(key),
      quoteId: t.arg.id({ required: true, description: 'Identifier of the quote.' }),
      revision: t.arg.int({ required: true, description: 'The revision that the caller has read.' }),
      itemIds: t.arg.idList({ description: 'The accepted items; by default all that are left.' }),
    },
    complexity: 50,
    resolve: (_root, acceptance, { services }) =>
      orRefusal(services.orderQuotes.accept(acceptance as Acceptance).then(orderPayload)),
  }),
);

builder.mutationField('closeBulkOrder', (t) =>
  t.field({
    type: mutationResult<OrderPayload>('CloseBulkOrderResult', BulkOrderPayload),
    description:
      'Ends an order of the caller, or of the holder of the mailed link: no quote is taken any more. Ending it again changes nothing.',
    args: { key: t.arg.string(key) },
    complexity: 20,
    resolve: (_root, { key: order }, { services }) => orRefusal(services.orderQuotes.close(order).then(orderPayload)),
  }),
);
