import { builder } from '../builder.ts';
import { SafetyNotice } from '../equipment/safety-notices/safety-notice.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import type { OrderItemRow, OrderRow } from './order-row.ts';
import { OrderBudget, OrderEquipment, OrderType, OrderUrgency } from './order-vocabulary.ts';
import { budgetReachesThreshold } from './procurement-threshold.ts';

export const BulkOrderItem = builder.objectRef<OrderItemRow>('BulkOrderItem').implement({
  description: 'An item of an order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the item.' }),
    equipment: t.expose('equipment', { type: OrderEquipment, description: 'The kind of equipment.' }),
    description: t.exposeString('description', { description: 'The description of the item.' }),
    quantity: t.exposeInt('quantity', { description: 'How many, 1 or more.' }),
    urgency: t.expose('urgency', { type: OrderUrgency, description: 'How soon it is needed.' }),
    specifications: t.exposeString('specifications', {
      nullable: true,
      description: 'The specifications; null if there are none.',
    }),
    safetyNotices: t.field({
      type: [SafetyNotice],
      description:
        'The open safety notices that concern it, the newest first: while there are some, no quote for it can be given or accepted.',
      // Hardly any item is concerned by more than one open notice, and they are read with the items.
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ safetyNotices }) => [...safetyNotices],
    }),
  }),
});

export const BulkOrder = builder.objectRef<OrderRow>('BulkOrder').implement({
  description: 'A request for quotations for several items of equipment, as its buyer and operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the order.' }),
    reference: t.exposeString('reference', { description: 'The reference of the order.' }),
    organizationName: t.exposeString('organizationName', { description: 'The organisation that orders.' }),
    nhsTrustCode: t.exposeString('nhsTrustCode', {
      nullable: true,
      description: 'Code of the trust; null if it is not given.',
    }),
    department: t.exposeString('department', { description: 'For which department.' }),
    contactName: t.exposeString('contactName', { description: 'Whom to ask about it.' }),
    email: t.exposeString('email', { description: 'E-mail address of this person.' }),
    phone: t.exposeString('phone', { description: 'Phone number of this person.' }),
    deliveryAddress: t.exposeString('deliveryAddress', { description: 'Where it is to be delivered.' }),
    orderType: t.expose('orderType', { type: OrderType, description: 'The kind of the order.' }),
    totalBudget: t.expose('totalBudget', {
      type: OrderBudget,
      nullable: true,
      description: 'The budget; null if it is not stated.',
    }),
    requiredDate: t.expose('requiredDate', { type: 'Date', description: 'When it is needed.' }),
    projectName: t.exposeString('projectName', {
      nullable: true,
      description: 'For which project; null if there is none.',
    }),
    specialRequirements: t.exposeString('specialRequirements', {
      nullable: true,
      description: 'Further requirements; null if there are none.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was sent.' }),
    answerDueAt: t.expose('answerDueAt', {
      type: 'DateTime',
      description: 'When the buyer is to have heard of it: 24 hours after it was sent.',
    }),
    forOrganisation: t.boolean({
      description: 'Whether it was sent for an organisation, whose members see it who order or manage.',
      resolve: ({ organisationId }) => organisationId !== null,
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when no quote is taken any more; null while some are.',
    }),
    closeReason: t.exposeString('closeReason', {
      nullable: true,
      description: 'Why the portal closed it; null unless it did.',
    }),
    budgetReachesThreshold: t.boolean({
      description:
        'Whether the budget may reach the threshold above which public buyers must follow the Procurement Act 2023.',
      resolve: ({ totalBudget }) => budgetReachesThreshold(totalBudget),
    }),
    items: t.field({
      type: [BulkOrderItem],
      description: 'The items of the order, 50 at most.',
      // Most orders have fewer.
      complexity: { field: 1, multiplier: 7 },
      resolve: ({ items }) => [...items],
    }),
  }),
});

const BulkOrderConnection = connectionType('BulkOrder', BulkOrder);

builder.queryField('bulkOrder', (t) =>
  t.field({
    type: BulkOrder,
    nullable: true,
    description:
      'One order, for the account that sent it, for members of its organisation who buy or manage, and for operators, or by the token of the link that was mailed to a buyer without an account; null for any other caller, and if there is none.',
    args: {
      key: t.arg.string({ required: true, description: 'Identifier of the order, or the token of the mailed link.' }),
    },
    complexity: 20,
    resolve: (_root, { key }, { services }) => services.orders.find(key),
  }),
);

builder.queryField('myBulkOrders', (t) =>
  t.field({
    type: BulkOrderConnection,
    description: 'The orders of the caller, the newest first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.orders.list(page),
  }),
);

builder.queryField('organisationBulkOrders', (t) =>
  t.field({
    type: BulkOrderConnection,
    description:
      "The orders of the caller's organisation, the newest first; none if the caller neither orders for one nor manages it.",
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.orders.listOfOrganisation(page),
  }),
);
