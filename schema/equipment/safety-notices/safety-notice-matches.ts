import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import type { MatchingOrderItem, MatchingProduct } from './safety-matching.queries.ts';
import type { FoundWord } from './safety-notice-row.ts';
import type { SafetyNoticeMatches } from './safety-notices.service.ts';
import { SafetyNoticeCriteriaInput } from './safety-notices.ts';

const SafetyNoticeMatchPart = builder.enumType('SafetyNoticeMatchPart', {
  description: 'In which part of a product or an item a word was found.',
  values: {
    NAME: { value: 'name', description: 'The name.' },
    DESCRIPTION: { value: 'description', description: 'The description.' },
    SPECIFICATIONS: { value: 'specifications', description: 'The specifications.' },
    REFERENCE: { value: 'reference', description: 'The catalogue number.' },
    SUPPLIER: { value: 'supplier', description: 'The name of the supplier.' },
  } as const,
});

const SafetyNoticeWord = builder.objectRef<FoundWord>('SafetyNoticeWord').implement({
  description: 'Why something matches: a word of the notice, and where it was found.',
  fields: (t) => ({
    word: t.exposeString('word', { description: 'The word, as it was entered.' }),
    part: t.expose('part', { type: SafetyNoticeMatchPart, description: 'Where it was found.' }),
  }),
});

const SafetyNoticeProduct = builder.objectRef<MatchingProduct>('SafetyNoticeProduct').implement({
  description: 'A listed product that the words of a notice match.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the product.' }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    reference: t.exposeString('reference', { description: "The supplier's catalogue number." }),
    supplierName: t.exposeString('supplierName', { description: 'Who sells it.' }),
    words: t.field({
      type: [SafetyNoticeWord],
      description: 'Why it matches.',
      resolve: ({ words }) => [...words],
    }),
  }),
});

const SafetyNoticeOrderItem = builder.objectRef<MatchingOrderItem>('SafetyNoticeOrderItem').implement({
  description: 'An item of a bulk order that the words of a notice match.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the item.' }),
    orderReference: t.exposeString('orderReference', { description: 'What its order is called.' }),
    description: t.exposeString('description', { description: 'What is wanted, as the buyer wrote it.' }),
    words: t.field({
      type: [SafetyNoticeWord],
      description: 'Why it matches.',
      resolve: ({ words }) => [...words],
    }),
  }),
});

const SafetyNoticeMatchesType = builder.objectRef<SafetyNoticeMatches>('SafetyNoticeMatches').implement({
  description: 'What the words of a notice match at present.',
  fields: (t) => ({
    products: t.field({
      type: [SafetyNoticeProduct],
      description: 'Listed products, by name; the first 100.',
      ...constrained({ maxItems: 100 }),
      resolve: ({ products }) => [...products.rows],
    }),
    productCount: t.int({ description: 'How many products there are.', resolve: ({ products }) => products.total }),
    orderItems: t.field({
      type: [SafetyNoticeOrderItem],
      description: 'Items of bulk orders, open and closed, by the reference of their order; the first 100.',
      ...constrained({ maxItems: 100 }),
      resolve: ({ orderItems }) => [...orderItems.rows],
    }),
    orderItemCount: t.int({
      description: 'How many items there are.',
      resolve: ({ orderItems }) => orderItems.total,
    }),
  }),
});

builder.queryField('safetyNoticeMatches', (t) =>
  t.field({
    type: SafetyNoticeMatchesType,
    description:
      'What a safety notice with these words would concern, to look at before it is published. For operators only.',
    args: {
      criteria: t.arg({ type: SafetyNoticeCriteriaInput, required: true, description: 'The words.' }),
    },
    complexity: { field: 100, multiplier: 1 },
    resolve: (_root, { criteria }, { services }) => services.safetyNotices.matches(criteria),
  }),
);
