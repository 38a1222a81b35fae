import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_TEXT } from '../../queries/filter-values.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Equipment } from '../equipment.ts';
import { HIGHEST_PRICE } from '../equipment-filter.ts';
import { EquipmentCategory } from '../equipment-vocabulary.ts';
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
      'Products for a purpose, like a ward or a task: those that match its words, what can be had first, then the most relevant. There is no other score, and nobody pays for a place.',
    args: {
      purpose: t.arg.string({
        required: true,
        description: 'What the equipment is for, 200 characters at most.',
        ...constrained({ minLength: 1, maxLength: LONGEST_TEXT }),
      }),
      category: t.arg({ type: [EquipmentCategory], description: 'Any of these categories.' }),
      priceMax: t.arg.float({
        description: 'The highest price of one, in pounds without VAT.',
        ...constrained({ minimum: 0, maximum: HIGHEST_PRICE }),
      }),
      first: t.arg.int({
        defaultValue: 5,
        required: true,
        description: `How many products to answer, 1 to ${MOST_RECOMMENDED}.`,
        ...constrained({ minimum: 1, maximum: MOST_RECOMMENDED }),
      }),
    },
    complexity: ({ first }) => ({ field: 20, multiplier: first }),
    resolve: (_root, { purpose, first, ...filter }, { services }, info) =>
      services.equipmentRecommendation.recommend(purpose, filter, first, selectedFields(info)),
  }),
);

builder.queryField('recommendedEquipment', (t) =>
  t.field({
    type: [RecommendedType],
    description:
      'Products for the signed-in user that can be had, with the reasons: of the kinds that they asked quotes for or wrote to suppliers about, or that go with the occupation of their profile. Those with most reasons come first, then the newest; there is no other score, and nobody pays for a place. Empty where nothing is known of what they need.',
    args: {
      first: t.arg.int({
        defaultValue: 5,
        required: true,
        description: `How many products to answer, 1 to ${MOST_RECOMMENDED}.`,
        ...constrained({ minimum: 1, maximum: MOST_RECOMMENDED }),
      }),
    },
    complexity: ({ first }) => ({ field: 20, multiplier: first }),
    resolve: (_root, { first }, { services }, info) =>
      services.ownEquipmentAdvice.recommend(first, selectedFields(info)),
  }),
);
