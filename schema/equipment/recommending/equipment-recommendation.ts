import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_TEXT } from '../../queries/filter-values.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Equipment } from '../equipment.ts';
import { EquipmentFilterInput } from '../equipment-filter-input.ts';
import { MOST_RECOMMENDED, type RecommendedEquipment } from './equipment-recommendation.service.ts';

const RecommendedType = builder.objectRef<RecommendedEquipment>('RecommendedEquipment').implement({
  description: 'A product, and why it is shown.',
  fields: (t) => ({
    item: t.field({ type: Equipment, description: 'The product.', resolve: ({ item }) => item }),
    reasons: t.stringList({
      description: 'Why it is shown, each in a sentence.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

builder.queryField('recommendEquipment', (t) =>
  t.field({
    type: [RecommendedType],
    description:
      'Products for a purpose, like a ward or a task: those that match its words and fulfil the filter, what can be had first, then the most relevant. There is no other score, and nobody pays for a place.',
    args: {
      purpose: t.arg.string({
        required: true,
        description: 'What the equipment is for, 200 characters at most.',
        ...constrained({ minLength: 1, maxLength: LONGEST_TEXT }),
      }),
      filter: t.arg({ type: EquipmentFilterInput, description: 'What narrows the products.' }),
      first: t.arg.int({
        defaultValue: 5,
        required: true,
        description: `How many products to answer, 1 to ${MOST_RECOMMENDED}.`,
        ...constrained({ minimum: 1, maximum: MOST_RECOMMENDED }),
      }),
    },
    complexity: ({ first }) => ({ field: 20, multiplier: first }),
    resolve: (_root, { purpose, filter, first }, { services }, info) =>
      services.equipmentRecommendation.recommend(purpose, filter ?? {}, first, selectedFields(info)),
  }),
);
