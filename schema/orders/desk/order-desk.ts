import { builder } from '../../builder.ts';
import { DeskClockType } from '../../desk/desk-clock.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { MOST_ENTRIES } from '../../queries/filter-values.ts';
import { BulkOrder } from '../order.ts';
import type { AskableSupplier, AskedSupplierRow, DeskOrderRow } from './desk-order-row.ts';

const DeskOrderState = builder.enumType('BulkOrderDeskState', {
  description: 'The state of a bulk order for operators.',
  values: {
    WAITING: { value: 'waiting', description: 'Its buyer has not heard of it yet.' },
    ANSWERED: { value: 'answered', description: 'Its buyer has heard of it, and quotes are taken still.' },
    CLOSED: { value: 'closed', description: 'No quote is taken any more.' },
  } as const,
});

const AskedSupplier = builder.objectRef<AskedSupplierRow>('AskedSupplier').implement({
  description: 'A supplier who was asked to quote for a bulk order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the request.' }),
    supplierName: t.exposeString('supplierName', { description: 'The supplier.' }),
    supplierVerified: t.exposeBoolean('supplierVerified', {
      description: 'Whether operators have checked the supplier.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the supplier was asked.' }),
    quotedAt: t.expose('quotedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the quote was given or last changed; null if there is none.',
    }),
    accepted: t.exposeBoolean('isAccepted', {
      description: 'Whether the buyer has accepted the quote, in whole or in part.',
    }),
  }),
});

const DeskOrder = builder.objectRef<DeskOrderRow>('DeskBulkOrder').implement({
  description: 'A bulk order as operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the order.' }),
    order: t.field({ type: BulkOrder, description: 'The order.', resolve: (order) => order }),
    hasAccount: t.boolean({
      description: 'Whether its buyer was signed in.',
      resolve: ({ accountId }) => accountId !== null,
    }),
    answeredAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its buyer first heard of it; null while it waits for that.',
    }),
    clock: t.field({
      type: DeskClockType,
      nullable: true,
      description: 'How long it has waited for a first answer; null once there is one.',
      resolve: (order, _args, { services }) => services.orderDesk.clockOf(order),
    }),
    askedCount: t.exposeInt('askedCount', { description: 'How many suppliers were asked.' }),
    asked: t.field({
      type: [AskedSupplier],
      description: 'The suppliers who were asked, 100 at most: those who have quoted first.',
      resolve: ({ asked }) => [...asked],
    }),
  }),
});

builder.queryField('bulkOrdersToHandle', (t) =>
  t.field({
    type: connectionType('DeskBulkOrder', DeskOrder),
    description:
      'Bulk orders: those that wait with the longest waiting first, so that what is overdue comes first; others with the latest first. For operators only.',
    args: {
      state: t.arg({ type: DeskOrderState, required: true, defaultValue: 'waiting', description: 'Which orders.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { state, ...page }, { services }) => services.orderDesk.list(state, page),
  }),
);

const AskableSupplierType = builder.objectRef<AskableSupplier>('AskableSupplier').implement({
  description: 'A supplier who can be asked to quote.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the supplier.' }),
    name: t.exposeString('name', { description: 'Name of the supplier.' }),
    location: t.exposeString('location', { description: 'Town.' }),
    verified: t.exposeBoolean('verified', { description: 'Whether operators have checked the supplier.' }),
  }),
});

builder.queryField('suppliersToAsk', (t) =>
  t.field({
    type: [AskableSupplierType],
    description:
      'Suppliers of verified accounts who have not been asked to quote for an order, by name; 20 at most. For operators only.',
    args: {
      orderId: t.arg.id({ required: true, description: 'Identifier of the order.' }),
      search: t.arg.string({ required: true, defaultValue: '', description: 'A part of the name.' }),
    },
    complexity: 20,
    resolve: (_root, { orderId, search }, { services }) => services.orderDesk.askable(orderId, search),
  }),
);

interface DeskOrderPayload {
  readonly order: DeskOrderRow;
}

const DeskOrderPayload = builder.objectRef<DeskOrderPayload>('DeskBulkOrderPayload').implement({
  description: 'Something was done with a bulk order.',
  fields: (t) => ({
    order: t.expose('order', { type: DeskOrder, description: 'The order as it is now.' }),
  }),
});

const payload = (order: DeskOrderRow): DeskOrderPayload => ({ order });
const id = { required: true, description: 'Identifier of the order.' } as const;

builder.mutationField('askFurtherSuppliers', (t) =>
  t.field({
    type: mutationResult<DeskOrderPayload>('AskFurtherSuppliersResult', DeskOrderPayload),
    description:
      'Asks more suppliers to quote for a bulk order; they and its buyer get a mail. Suppliers that were asked before are not asked again. For operators only.',
    args: {
      id: t.arg.id(id),
      supplierIds: t.arg.idList({
        required: true,
        description: 'Identifiers of the suppliers, 100 at most.',
        ...constrained({ maxItems: MOST_ENTRIES }),
      }),
    },
    complexity: 50,
    resolve: (_root, { id: order, supplierIds }, { services }) =>
      orRefusal(services.orderDesk.ask(order, supplierIds).then(payload)),
  }),
);

builder.mutationField('endBulkOrder', (t) =>
  t.field({
    type: mutationResult<DeskOrderPayload>('EndBulkOrderResult', DeskOrderPayload),
    description:
      'Closes a bulk order for a reason, which its buyer is mailed: no quote is taken any more. For operators only.',
    args: {
      id: t.arg.id(id),
      reason: t.arg.string({ required: true, description: 'Why, at most 2,000 characters.' }),
    },
    complexity: 50,
    resolve: (_root, { id: order, reason }, { services }) =>
      orRefusal(services.orderDesk.end(order, reason).then(payload)),
  }),
);
