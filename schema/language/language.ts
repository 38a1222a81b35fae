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
  description: 'The things that a question names.',
  fields: (t) => ({
    equipmentType: t.exposeString('equipmentType', {
      nullable: true,
      description: 'Words that the name of a product answers; null if there is none.',
    }),
    location: t.exposeString('location', {
      nullable: true,
      description: 'A place in the UK; null if it names none.',
    }),
    serviceType: t.exposeString('serviceType', {
      nullable: true,
      description: 'The service: rental, maintenance, purchase, training, temporary staff or recruitment.',
    }),
  }),
});

const OfferType = builder.objectRef<Offer>('QuestionResult').implement({
  description: 'Something of the portal that answers a question.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its identifier in its own list.' }),
    title: t.exposeString('title', { description: 'Its title or name.' }),
    path: t.exposeString('path', { description: 'Its path in the portal, from the first slash on.' }),
    provider: t.exposeString('provider', { description: 'The supplier, the employer, or the portal itself.' }),
    distance: t.string({
      nullable: true,
      description: 'How far it is from the place that the question names, in miles; null if that is not known.',
      resolve: ({ miles }) => (miles === null ? null : `${miles} ${miles === 1 ? 'mile' : 'miles'}`),
    }),
    availability: t.exposeString('availability', { description: 'Whether it can be had, in words.' }),
    price: t.exposeString('price', {
      nullable: true,
      description: 'Price of one without VAT, or pay for a year; null if it has none.',
    }),
    confidence: t.exposeFloat('confidence', {
      description: 'The relevance of the search: 0.9 for the whole phrase, 0.3 shared by the words, 1 at most.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
  }),
});

const Understood = builder.objectRef<UnderstoodQuestion>('UnderstoodQuestion').implement({
  description: 'The intent of a question, the things that it names, and the results.',
  fields: (t) => ({
    intent: t.field({ type: IntentType, description: 'The intent.', resolve: ({ intent }) => intent }),
    entities: t.field({
      type: Entities,
      description: 'The things that it names.',
      resolve: ({ entities }) => entities,
    }),
    results: t.field({
      type: [OfferType],
      description: 'The results, the most relevant first: of the part that the question is about, if there is one.',
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
      'Reads a question by rules, without a model, and searches the portal for what it asks. The rule: the intent is that of `detectIntent`, the place stands after a word like near or in, the service is named by one of six lists of words, and the results are the hits of `search` of the part that the context or the intent names. It keeps nothing of the question.',
    args: {
      query: t.arg.string(questionArgument),
      context: t.arg({
        type: QuestionContextType,
        description: 'The part of the portal that is searched; by default all.',
      }),
      userType: t.arg.string({
        description:
          'The role of the user, like caregiver; 200 characters at most. It is accepted for older callers, and has no effect.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
    },
    complexity: 50,
    resolve: (_root, { query, context, userType }, { services }) =>
      services.language.understand(query, context, userType),
  }),
  detectIntent: t.field({
    type: IntentType,
    description:
      'The intent of a question by rules, without a search: that of the first phrase of a fixed list that it has, like "post a job", else that of the part of the portal that one of its words names.',
    args: { query: t.arg.string(questionArgument) },
    complexity: 2,
    resolve: (_root, { query }, { services }) => services.language.intent(query),
  }),
}));
