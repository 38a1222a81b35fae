import { builder } from '../builder.ts';
import { SearchHit } from '../combined-search/search-hit.ts';
import { Equipment } from '../equipment/equipment.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { IntentType } from './intent-type.ts';
import type { SpokenEquipmentSearch, VoiceAnswer } from './language.service.ts';

const spoken = {
  required: true,
  description:
    'The recognised speech, as text, 200 characters at most; without it nothing is found. The portal accepts no recording.',
  ...constrained({ maxLength: LONGEST_TEXT }),
} as const;

const VoiceAnswerType = builder.objectRef<VoiceAnswer>('VoiceSearchAnswer').implement({
  description: 'The result of a spoken search.',
  fields: (t) => ({
    heard: t.exposeString('heard', { description: 'The recognised speech.' }),
    searched: t.exposeString('searched', {
      description: 'The search: without filler words, with amounts in figures.',
    }),
    intent: t.field({ type: IntentType, description: 'The intent.', resolve: ({ intent }) => intent }),
    hits: t.field({
      type: [SearchHit],
      description: 'The hits of `search` for it.',
      ...constrained({ maxItems: 8 }),
      complexity: { field: 1, multiplier: 8 },
      resolve: ({ hits }) => [...hits],
    }),
  }),
});

const SpokenEquipmentSearchType = builder.objectRef<SpokenEquipmentSearch>('SpokenEquipmentSearch').implement({
  description: 'The result of a spoken search for products.',
  fields: (t) => ({
    heard: t.exposeString('heard', { description: 'The recognised speech.' }),
    searched: t.exposeString('searched', {
      description: 'The search: without filler words, with amounts in figures.',
    }),
    understood: t.stringList({
      description: 'The filters that it names, in words, like: Up to £3,000.',
      resolve: ({ understood }) => [...understood],
    }),
    products: t.field({
      type: [Equipment],
      description: 'The products that match best.',
      ...constrained({ maxItems: 10 }),
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ products }) => [...products],
    }),
  }),
});

builder.queryFields((t) => ({
  voiceSearch: t.field({
    type: VoiceAnswerType,
    description:
      'Searches the whole portal for something that was said. The rule: words around the search, like "show me" and "please", are left out, amounts are written in figures, and `search` is asked for the rest.',
    args: {
      q: t.arg.string(spoken),
      limit: t.arg.int({
        defaultValue: 8,
        required: true,
        description: 'How many hits to answer, 1 to 8.',
        ...constrained({ minimum: 1, maximum: 8 }),
      }),
    },
    complexity: 40,
    resolve: (_root, { q, limit }, { services }) => services.language.voiceSearch(q, limit),
  }),
  voiceSearchEquipment: t.field({
    type: SpokenEquipmentSearchType,
    description:
      'Searches the products for something that was said, which becomes a search by the rule of `voiceSearch`. Price, availability and condition in it become filters; the rest is searched as in `equipment`.',
    args: {
      q: t.arg.string(spoken),
      limit: t.arg.int({
        defaultValue: 5,
        required: true,
        description: 'How many products to answer, 1 to 10.',
        ...constrained({ minimum: 1, maximum: 10 }),
      }),
    },
    complexity: 20,
    resolve: (_root, { q, limit }, { services }, info) =>
      services.language.voiceSearchEquipment(q, limit, selectedFields(info)),
  }),
}));
