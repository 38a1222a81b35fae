import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { BulkOrder } from './order.ts';
import { type GivenOrder, MOST_ITEMS } from './order-draft.ts';
import type { OrderRow } from './order-row.ts';
import { OrderBudget, OrderEquipment, OrderType, OrderUrgency } from './order-vocabulary.ts';

const BulkOrderItemInput = builder.inputType('BulkOrderItemInput', {
  description: 'An item to order.',
  fields: (t) => ({
    equipment: t.field({ type: OrderEquipment, required: true, description: 'The kind of equipment.' }),
    description: t.string({ required: true, description: 'The description of the item, at most 1,000 characters.' }),
    quantity: t.int({ description: 'How many, 1 to 100,000; 1 by default.' }),
    urgency: t.field({ type: OrderUrgency, description: 'How soon it is needed; standard by default.' }),
    specifications: t.string({ description: 'The specifications, at most 2,000 characters.' }),
  }),
});

const BulkOrderInput = builder.inputType('BulkOrderInput', {
  description: 'A request for quotations for several items of equipment.',
  fields: (t) => ({
    organizationName: t.string({
      required: true,
      description: 'The organisation that orders, at most 200 characters.',
    }),
    nhsTrustCode: t.string({ description: 'Code of the trust, at most 20 characters.' }),
    department: t.string({ required: true, description: 'For which department, at most 200 characters.' }),
    contactName: t.string({ required: true, description: 'Whom to ask about it, at most 200 characters.' }),
    email: t.string({ required: true, description: 'E-mail address of this person, which gets the receipt.' }),
    phone: t.string({ required: true, description: 'Phone number of this person.' }),
    deliveryAddress: t.string({
      required: true,
      description: 'Where it is to be delivered, at most 500 characters.',
    }),
    orderType: t.field({ type: OrderType, required: true, description: 'The kind of the order.' }),
    totalBudget: t.field({ type: OrderBudget, description: 'The budget.' }),
    requiredDate: t.field({
      type: 'Date',
      required: true,
      description: 'When it is needed, today in London or later.',
    }),
    projectName: t.string({ description: 'For which project, at most 200 characters.' }),
    specialRequirements: t.string({ description: 'Further requirements, at most 5,000 characters.' }),
    items: t.field({
      type: [BulkOrderItemInput],
      required: true,
      description: 'The items of the order: 1 to 50.',
      ...constrained({ minItems: 1, maxItems: MOST_ITEMS }),
    }),
    forOrganisation: t.boolean({
      description:
        'Whether it is sent for the organisation of the account, so that its members who buy or manage see it; false by default. The account must have the role buy.',
    }),
  }),
});

export interface OrderPayload {
  readonly order: OrderRow;
}

export const BulkOrderPayload = builder.objectRef<OrderPayload>('BulkOrderPayload').implement({
  description: 'An order was sent or changed.',
  fields: (t) => ({
    order: t.expose('order', { type: BulkOrder, description: 'The order as it is now.' }),
  }),
});

/** What a service answers as the payload of a mutation. */
export const orderPayload = (order: OrderRow): OrderPayload => ({ order });

builder.mutationField('requestBulkOrder', (t) =>
  t.field({
    type: mutationResult<OrderPayload>('RequestBulkOrderResult', BulkOrderPayload),
    description:
      'Sends a request for quotations. Its buyer gets a receipt by mail, and the 50 suppliers with the most products of matching categories are asked for quotes; operators can ask further ones. It takes no account. With the header Idempotency-Key the same request is sent once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: BulkOrderInput, required: true, description: 'The order.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.orders.send(input as GivenOrder).then(orderPayload)),
  }),
);
