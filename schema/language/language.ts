import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { IntentType } from './intent-type.ts';
import type { UnderstoodQuestion } from './language.service.ts';
import type { Offer } from './offer.ts';

const questionArgument = {
  required: true,
  description: 'The question as a person would put it, 200 characters at most.',
  ...constrained({ minLength: 1, maxLength: LONGEST_TEXT }),
} as const;

const QuestionContextType = builder.enumType('QuestionContext', {
  description: 'The part of the portal that a question is asked in.',
  values: {
    RECRUITMENT: { value: 'recruitment', description: 'Posts.' },
    COMPLIANCE: { value: 'compliance', description: 'Documents.' },
    EQUIPMENT: { value: 'equipment', description: 'Products.' },
    NEWS: { value: 'news', description: 'News.' },
    HELP: { value: 'help', description: 'Articles of the help center.' },
  } as const,
});

const Entities = builder.objectRef<UnderstoodQuestion['entities']>('QuestionEntities').implement({
  description: 'What a question names.',
  fields: (t) => ({
    equipmentType: t.exposeString('equipmentType', {
      nullable: true,
      description: 'Words that the name of a product answers; null where there is none.',
    }),
    location: t.exposeString('location', {
      nullable: true,
      description: 'A place in the UK; null where it names none.',
    }),
    serviceType: t.exposeString('serviceType', {
      nullable: true,
      description: 'What is to be done: rental, maintenance, purchase, training, temporary staff or recruitment.',
    }),
  }),
});

const OfferType = builder.objectRef<Offer>('QuestionResult').implement({
  description: 'Something of the portal that answers a question.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its identifier in its own list.' }),
    title: t.exposeString('title', { description: 'Its title or name.' }),
    path: t.exposeString('path', { description: 'Where it stands in the portal, from the first slash on.' }),
    provider: t.exposeString('provider', { description: 'The supplier, the employer, or the portal itself.' }),
    distance: t.string({
      nullable: true,
      description: 'How far it is from the place that the question names, in miles; null where that is not known.',
      resolve: ({ miles }) => (miles === null ? null : `${miles} ${miles === 1 ? 'mile' : 'miles'}`),
    }),
    availability: t.exposeString('availability', { description: 'Whether it can be had, in words.' }),
    price: t.exposeString('price', {
      nullable: true,
      description: 'Price of one without VAT, or pay for a year; null where it has none.',
    }),
    confidence: t.exposeFloat('confidence', {
      description: 'The relevance of the search: 0.9 for the whole phrase, 0.3 shared by the words, 1 at most.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
  }),
});

const Understood = builder.objectRef<UnderstoodQuestion>('UnderstoodQuestion').implement({
  description: 'What a question is for, what it names, and what answers it.',
  fields: (t) => ({
    intent: t.field({ type: IntentType, description: 'What it is for.', resolve: ({ intent }) => intent }),
    entities: t.field({ type: Entities, description: 'What it names.', resolve: ({ entities }) => entities }),
    results: t.field({
      type: [OfferType],
      description: 'What answers it, the most relevant first: of the part that is meant, where one is.',
      ...constrained({ maxItems: 8 }),
      complexity: { field: 1, multiplier: 8 },
      resolve: ({ results }) => [...results],
    }),
    processingTimeMs: t.exposeInt('processingTime', { description: 'Milliseconds that it took.' }),
  }),
});

builder.queryFields((t) => ({
  understandQuery: t.field({
    type: Understood,
    description:
      'Reads a question by rules, without a model, and searches the portal for what it asks. It keeps nothing of the question.',
    args: {
      query: t.arg.string(questionArgument),
      context: t.arg({
        type: QuestionContextType,
        description: 'The part of the portal that it is asked in: only results of it are answered then.',
      }),
      userType: t.arg.string({
        description:
          'Who asks, like caregiver; 200 characters at most. It is taken for older callers, and changes nothing.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
    },
    complexity: 50,
    resolve: (_root, { query, context, userType }, { services }) =>
      services.language.understand(query, context, userType),
  }),
  detectIntent: t.field({
    type: IntentType,
    description: 'What a question is for, by the same rules as understandQuery, without a search.',
    args: { query: t.arg.string(questionArgument) },
    complexity: 2,
    resolve: (_root, { query }, { services }) => services.language.intent(query),
  }),
}));
