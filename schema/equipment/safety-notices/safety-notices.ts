import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { EquipmentCategory } from '../equipment-vocabulary.ts';
import { SafetyNotice, SafetyNoticeKind } from './safety-notice.ts';
import { type GivenCriteria, type GivenSafetyNotice, LONGEST_WORD, MOST_PRODUCTS } from './safety-notice-draft.ts';
import type { SafetyNoticeRow } from './safety-notice-row.ts';

builder.queryField('safetyNotices', (t) =>
  t.field({
    type: connectionType<SafetyNoticeRow>('SafetyNotice', SafetyNotice),
    description: 'Safety notices about equipment, the newest first.',
    args: {
      open: t.arg.boolean({ description: 'Whether to answer only those that are open; all where nothing is said.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { open, ...page }, { services }) => services.safetyNotices.list(open ?? false, page),
  }),
);

builder.queryField('safetyNotice', (t) =>
  t.field({
    type: SafetyNotice,
    nullable: true,
    description: 'One safety notice, open or withdrawn; null where there is none.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'Identifier or slug of the notice.',
        ...constrained({ format: null }),
      }),
    },
    resolve: (_root, { id }, { services }) => services.safetyNotices.find(id),
  }),
);

export const SafetyNoticeCriteriaInput = builder.inputRef<GivenCriteria>('SafetyNoticeCriteriaInput').implement({
  description:
    'By which words a notice is held against products and items of orders. Case, accents and spaces do not matter; words match whole. A manufacturer or a product must be named.',
  fields: (t) => ({
    manufacturer: t.string({
      description: 'Whose equipment it is: 3 letters or digits or more, 100 characters at most.',
      ...constrained({ maxLength: LONGEST_WORD }),
    }),
    products: t.stringList({
      description:
        'Models or words, any of which suffices: 20 at most, of 3 letters or digits or more, 100 characters at most. Where the manufacturer is named, too, both must be there.',
      ...constrained({ maxItems: MOST_PRODUCTS }),
    }),
    category: t.field({ type: EquipmentCategory, description: 'The category; any where nothing is said.' }),
  }),
});

const SafetyNoticeInput = builder.inputRef<GivenSafetyNotice>('SafetyNoticeInput').implement({
  description: 'A safety notice to publish.',
  fields: (t) => ({
    reference: t.string({
      required: true,
      description: 'As its publisher writes it, like DSI/2026/004; 60 characters at most.',
      ...constrained({ maxLength: 60 }),
    }),
    kind: t.field({ type: SafetyNoticeKind, required: true, description: 'What kind of notice it is.' }),
    title: t.string({
      required: true,
      description: 'What it is about, 200 characters at most.',
      ...constrained({ maxLength: 200 }),
    }),
    summary: t.string({
      required: true,
      description: 'What it says, 2,000 characters at most.',
      ...constrained({ maxLength: 2_000 }),
    }),
    advice: t.string({
      required: true,
      description: 'What who has such equipment is to do, 4,000 characters at most.',
      ...constrained({ maxLength: 4_000 }),
    }),
    sourceUrl: t.string({
      required: true,
      description: 'Where the notice itself is published: https://. The portal does not open it.',
      ...constrained({ format: 'uri' }),
    }),
    publishedOn: t.field({
      type: 'Date',
      required: true,
      description: 'When it was published, today in London or earlier.',
    }),
    criteria: t.field({
      type: SafetyNoticeCriteriaInput,
      required: true,
      description: 'By which words it is held against products and items of orders.',
    }),
    exceptProducts: t.idList({
      description: 'Products that match and are not concerned: 100 at most.',
      ...constrained({ maxItems: 100 }),
    }),
    exceptOrderItems: t.idList({
      description: 'Items of bulk orders that match and are not concerned: 100 at most.',
      ...constrained({ maxItems: 100 }),
    }),
  }),
});

interface NoticePayload {
  readonly notice: SafetyNoticeRow;
}

const SafetyNoticePayload = builder.objectRef<NoticePayload>('SafetyNoticePayload').implement({
  description: 'A safety notice was published or withdrawn.',
  fields: (t) => ({
    notice: t.expose('notice', { type: SafetyNotice, description: 'The notice as it is now.' }),
    pausedProducts: t.int({
      description: 'How many products the notice concerns.',
      resolve: async ({ notice }, _args, { services }) => (await services.safetyNotices.concernedBy(notice)).products,
    }),
    pausedOrderItems: t.int({
      description: 'How many items of bulk orders it concerns.',
      resolve: async ({ notice }, _args, { services }) => (await services.safetyNotices.concernedBy(notice)).orderItems,
    }),
  }),
});

const noticePayload = (notice: SafetyNoticeRow): NoticePayload => ({ notice });

builder.mutationField('publishSafetyNotice', (t) =>
  t.field({
    type: mutationResult<NoticePayload>('PublishSafetyNoticeResult', SafetyNoticePayload),
    description:
      'Publishes a safety notice: the sale of all that its words match is paused, but for what is excepted, and those who sell it or have asked for it are mailed. What is published later and matches is paused at once. For operators only. With the header Idempotency-Key the same request publishes it once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: SafetyNoticeInput, required: true, description: 'The notice.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) => orRefusal(services.safetyNotices.publish(input).then(noticePayload)),
  }),
);

builder.mutationField('withdrawSafetyNotice', (t) =>
  t.field({
    type: mutationResult<NoticePayload>('WithdrawSafetyNoticeResult', SafetyNoticePayload),
    description:
      'Withdraws a safety notice: the sale of what no other open notice concerns goes on, and all who were told of the notice are mailed. Doing so again changes nothing. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the notice.' }),
      reason: t.arg.string({
        required: true,
        description: 'Why it is withdrawn, which everyone reads; 1,000 characters at most.',
        ...constrained({ maxLength: 1_000 }),
      }),
    },
    complexity: 50,
    resolve: (_root, { id, reason }, { services }) =>
      orRefusal(services.safetyNotices.withdraw(id, reason).then(noticePayload)),
  }),
);
