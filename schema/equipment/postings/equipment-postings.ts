import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { EquipmentAvailability, EquipmentCategory, EquipmentCondition } from '../equipment-vocabulary.ts';
import type { GivenEquipment } from './equipment-draft.ts';
import { EquipmentPosting, EquipmentPostingPayload, type PostingPayload, postingPayload } from './equipment-posting.ts';

const EquipmentInput = builder.inputType('EquipmentInput', {
  description:
    'A product to list. The supplier is the organisation of the account; nobody can list under the name of another supplier.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the product, at most 200 characters.' }),
    description: t.string({
      required: true,
      description: 'What the product is and does, in Markdown; at most 5,000 characters.',
    }),
    category: t.field({ type: EquipmentCategory, required: true, description: 'What the product is for.' }),
    price: t.float({
      required: true,
      description: 'Price of one unit in pounds and pence, without VAT; above 0, at most 10,000,000.',
    }),
    condition: t.field({ type: EquipmentCondition, required: true, description: 'Whether it has been used.' }),
    inStock: t.int({ required: true, description: 'How many units there are, at most 1,000,000.' }),
    availability: t.field({
      type: EquipmentAvailability,
      description:
        'Whether it is ordered ahead. Anything else than that is worked out from the stock, whatever is sent.',
    }),
    availableOn: t.field({
      type: 'Date',
      description: 'From when it is delivered, today in London or later; only where it is ordered ahead.',
    }),
    specifications: t.stringList({
      description: 'What it can do, most important first: at most 40 lines of 200 characters.',
    }),
    certifications: t.stringList({ description: 'Marks, classes and standards: at most 20 lines of 200 characters.' }),
    images: t.stringList({
      description: 'Addresses of pictures, at most 10: https://, or files of the portal, which alone its pages show.',
    }),
    warranty: t.string({ description: 'How long the warranty lasts, like 2 years; at most 100 characters.' }),
    productUrl: t.string({
      description: 'Your own page of the product, where Buy Now leads.',
      ...constrained({ format: 'uri' }),
    }),
    location: t.string({
      description:
        'Your town. Where absent it stays as it is; for a first product it is United Kingdom. A change sends all your listed products to review.',
    }),
    phone: t.string({
      description:
        'Your phone number for buyers. Where absent it stays as it is; for a first product it is that of the profile. A change sends all your listed products to review.',
    }),
  }),
});

const EquipmentPostingConnection = connectionType('EquipmentPosting', EquipmentPosting);

builder.queryField('myEquipment', (t) =>
  t.field({
    type: EquipmentPostingConnection,
    description: 'The products of the caller, in every state, the newest first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.equipmentPostings.listOwn(page),
  }),
);

builder.queryField('equipmentPosting', (t) =>
  t.field({
    type: EquipmentPosting,
    nullable: true,
    description:
      'One product in any state, for its owner and operators; null for anybody else, and where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the product.' }) },
    resolve: (_root, { id }, { services }) => services.equipmentPostings.find(id),
  }),
);

builder.mutationField('createEquipment', (t) =>
  t.field({
    type: mutationResult<PostingPayload>('CreateEquipmentResult', EquipmentPostingPayload),
    description:
      'Sends a product in for review, with the organisation of the account as the supplier; it is listed once an operator has published it. The account must be verified. With the header Idempotency-Key the same request sends it in once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: EquipmentInput, required: true, description: 'The product.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.equipmentPostings.create(input as GivenEquipment).then(postingPayload)),
  }),
);

builder.mutationField('updateEquipment', (t) =>
  t.field({
    type: mutationResult<PostingPayload>('UpdateEquipmentResult', EquipmentPostingPayload),
    description:
      "Rewrites a product of one's own: what is absent is empty from now on. A listed product of which only price, stock, availability or delivery date change stays listed; after any other change it is not listed until an operator has published it again. Declined and withdrawn products are sent in again.",
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the product.' }),
      input: t.arg({ type: EquipmentInput, required: true, description: 'The product as it is to be.' }),
    },
    complexity: 50,
    resolve: (_root, { id, input }, { services }) =>
      orRefusal(services.equipmentPostings.update(id, input as GivenEquipment).then(postingPayload)),
  }),
);

builder.mutationField('withdrawEquipment', (t) =>
  t.field({
    type: mutationResult<PostingPayload>('WithdrawEquipmentResult', EquipmentPostingPayload),
    description: "Takes a product of one's own away: it is listed no more. Taking it away again changes nothing.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the product.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.equipmentPostings.withdraw(id).then(postingPayload)),
  }),
);

builder.queryField('equipmentToReview', (t) =>
  t.field({
    type: EquipmentPostingConnection,
    description: 'Products that wait for a review, those first that have waited longest. For operators only.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.equipmentReview.list(page),
  }),
);

const EquipmentReviewDecision = builder.enumType('EquipmentReviewDecision', {
  description: 'What an operator makes of a product.',
  values: {
    PUBLISH: { value: 'publish', description: 'It is listed from now on.' },
    DECLINE: { value: 'decline', description: 'It is not listed, for a reason that its owner reads.' },
  } as const,
});

builder.mutationField('reviewEquipment', (t) =>
  t.field({
    type: mutationResult<PostingPayload>('ReviewEquipmentResult', EquipmentPostingPayload),
    description:
      'Lists a product that waits, or declines it; its owner is told by mail. Nothing is done where the product has changed since the revision that was looked at. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the product.' }),
      revision: t.arg.int({ required: true, description: 'The revision that was looked at.' }),
      decision: t.arg({ type: EquipmentReviewDecision, required: true, description: 'What to do.' }),
      reason: t.arg.string({ description: 'Why it is declined, at most 1,000 characters; needed then.' }),
    },
    complexity: 20,
    resolve: (_root, review, { services }) => orRefusal(services.equipmentReview.decide(review).then(postingPayload)),
  }),
);
