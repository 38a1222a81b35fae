import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { MOST_ENTRIES } from '../queries/filter-values.ts';
import type { DeskClaim, DeskItem, DeskOperator, QueueLength } from './desk.queries.ts';
import { type DeskQueueName, deskQueueNames, deskQueues } from './desk-queues.ts';

type DeskQueueValues = Record<
  Uppercase<DeskQueueName>,
  { readonly value: DeskQueueName; readonly description: string }
>;

const DeskQueueEnum = builder.enumType('DeskQueueName', {
  description: "The queues of the operators' desk.",
  values: Object.fromEntries(
    deskQueueNames.map((value) => [value.toUpperCase(), { value, description: deskQueues[value].description }]),
  ) as DeskQueueValues,
});

const DeskQueueType = builder.objectRef<QueueLength>('DeskQueue').implement({
  description: 'How much waits in a queue.',
  fields: (t) => ({
    name: t.expose('name', { type: DeskQueueEnum, description: 'Which queue.' }),
    waiting: t.exposeInt('waiting', { description: 'How many items wait, counted to 10,000 at most.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them have waited longer than promised.' }),
    nextDueAt: t.expose('nextDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first item of it is due, or was; null if nothing waits.',
    }),
    dueAfterHours: t.int({
      nullable: true,
      description: 'After how many hours an item is overdue; null if that is counted in working days.',
      resolve: ({ name }) => promiseOf(name).hours,
    }),
    dueAfterWorkingDays: t.int({
      nullable: true,
      description: 'After how many working days an item is overdue; null if that is counted in hours.',
      resolve: ({ name }) => promiseOf(name).workingDays,
    }),
  }),
});

function promiseOf(name: DeskQueueName): { readonly hours: number | null; readonly workingDays: number | null } {
  return { hours: null, workingDays: null, ...deskQueues[name].due };
}

const DeskOperatorType = builder.objectRef<DeskOperator>('DeskOperator').implement({
  description: 'An operator of the portal.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the account.' }),
    name: t.string({ description: 'First and last name, or the email address if there is no name.', resolve: nameOf }),
  }),
});

const DeskClaimType = builder.objectRef<DeskClaim>('DeskClaim').implement({
  description: 'Which operator is at an item of a queue. It ends by itself once the item is decided.',
  fields: (t) => ({
    itemId: t.exposeID('itemId', { description: 'Identifier of the item.' }),
    operatorId: t.exposeID('accountId', { description: 'The account of the operator.' }),
    operatorName: t.string({ description: 'The name of the operator.', resolve: nameOf }),
    claimedAt: t.expose('claimedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

function nameOf({ firstName, lastName, email }: Pick<DeskOperator, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

builder.queryField('deskQueues', (t) =>
  t.field({
    type: [DeskQueueType],
    description: 'How much waits in each queue of the desk, in its order. For operators only.',
    complexity: 50,
    resolve: (_root, _args, { services }) => services.desk.queues(),
  }),
);

builder.queryField('deskClaims', (t) =>
  t.field({
    type: [DeskClaimType],
    description: 'Which operators are at these items; those that are free are left out. For operators only.',
    args: {
      queue: t.arg({ type: DeskQueueEnum, required: true, description: 'The queue in which they wait.' }),
      ids: t.arg.idList({
        required: true,
        description: 'Identifiers of the items, 100 at most.',
        ...constrained({ maxItems: MOST_ENTRIES }),
      }),
    },
    complexity: 50,
    resolve: (_root, { queue, ids }, { services }) => services.desk.claims(queue, ids),
  }),
);

builder.queryField('deskOperators', (t) =>
  t.field({
    type: [DeskOperatorType],
    description: 'The operators that can take over an item, 100 at most. For operators only.',
    complexity: 50,
    resolve: (_root, _args, { services }) => services.desk.operators(),
  }),
);

interface ClaimPayload {
  readonly claim: DeskClaim;
}

const DeskClaimPayload = builder.objectRef<ClaimPayload>('DeskClaimPayload').implement({
  description: 'An item was claimed, or handed over.',
  fields: (t) => ({
    claim: t.expose('claim', { type: DeskClaimType, description: 'The present claim.' }),
  }),
});

const deskItem = builder.args((arg) => ({
  queue: arg.field({ type: DeskQueueEnum, required: true, description: 'The queue in which the item waits.' }),
  id: arg.id({ required: true, description: 'Identifier of the item.' }),
}));

builder.mutationField('claimDeskItem', (t) =>
  t.field({
    type: mutationResult<ClaimPayload>('ClaimDeskItemResult', DeskClaimPayload),
    description:
      'Claims a waiting item for the caller. A ConflictError if another operator has claimed it. For operators only.',
    args: deskItem,
    complexity: 20,
    resolve: (_root, item, { services }) => orRefusal(services.desk.claim(item).then((claim) => ({ claim }))),
  }),
);

builder.mutationField('handOverDeskItem', (t) =>
  t.field({
    type: mutationResult<ClaimPayload>('HandOverDeskItemResult', DeskClaimPayload),
    description: 'Hands a waiting item over to another operator and replaces any claim. For operators only.',
    args: {
      ...deskItem,
      operatorId: t.arg.id({ required: true, description: 'The account of the operator who takes it.' }),
    },
    complexity: 20,
    resolve: (_root, { operatorId, ...item }, { services }) =>
      orRefusal(services.desk.handOver(item, operatorId).then((claim) => ({ claim }))),
  }),
);

const ReleaseDeskItemPayload = builder.objectRef<DeskItem>('ReleaseDeskItemPayload').implement({
  description: 'An item is free for any operator to claim.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the item.' }),
  }),
});

builder.mutationField('releaseDeskItem', (t) =>
  t.field({
    type: mutationResult<DeskItem>('ReleaseDeskItemResult', ReleaseDeskItemPayload),
    description: 'Releases an item, so that any operator can claim it. For operators only.',
    args: deskItem,
    complexity: 20,
    resolve: (_root, item, { services }) => orRefusal(services.desk.release(item)),
  }),
);
