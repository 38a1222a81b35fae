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
    reference: t.exposeString('reference', { description: 'What the order is called on paper.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the caller was asked.' }),
    supplierName: t.exposeString('supplierName', { description: 'As whom the caller quotes.' }),
    organizationName: t.exposeString('organizationName', { description: 'Who orders.' }),
    department: t.exposeString('department', { description: 'For which department.' }),
    deliveryAddress: t.exposeString('deliveryAddress', { description: 'Where it is to be delivered.' }),
    orderType: t.expose('orderType', { type: OrderType, description: 'What the order is for.' }),
    requiredDate: t.expose('requiredDate', { type: 'Date', description: 'When it is needed.' }),
    specialRequirements: t.exposeString('specialRequirements', {
      nullable: true,
      description: 'What else is asked for; null where nothing is.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no quote is taken any more; null while some are.',
    }),
    items: t.field({ type: [BulkOrderItem], description: 'What is ordered.', resolve: ({ items }) => [...items] }),
    quote: t.expose('quote', {
      type: OrderQuote,
      nullable: true,
      description: "The caller's quote; null where there is none.",
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
  description: 'What is quoted for one item.',
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
    note: t.string({ description: 'What else there is to say, at most 2,000 characters.' }),
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
      'What the suppliers of the caller, and of the organisation for which they publish, are asked to quote for, the newest first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.quoteRequests.list(page),
  }),
);

builder.mutationField('giveQuote', (t) =>
  t.field({
    type: mutationResult<RequestPayload>('GiveQuoteResult', QuoteRequestPayload),
    description:
      'Quotes for an order that the caller was asked about, or puts a quote in the place of the one before; the buyer is told by mail. Nothing can be changed once the buyer has accepted something of it. The account must be verified.',
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
      revision: t.arg.int({ required: true, description: 'The revision that was looked at.' }),
      itemIds: t.arg.idList({ description: 'The items that are accepted; all that are left where nothing is said.' }),
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
