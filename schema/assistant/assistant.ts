import { builder } from '../builder.ts';
import { SearchCategory } from '../combined-search/search-vocabulary.ts';
import { constrained } from '../graph/constraints.ts';
import type { EmergencyAdvice, EmergencyContact } from './emergency.ts';
import { LONGEST_QUESTION } from './question.ts';
import { type AssistantRecord, type AssistantReply, type AssistantSentence, labelOf } from './reply.ts';

const AssistantReplyOrigin = builder.enumType('AssistantReplyOrigin', {
  description: 'How a reply was produced.',
  values: {
    SAFETY: { value: 'safety', description: 'The rules for words of an emergency.' },
    MODEL: {
      value: 'model',
      description:
        'A language model, from records of the portal alone: each sentence names the one that it was taken from.',
    },
    RECORDS: { value: 'records', description: 'Records of the portal, which each sentence names.' },
    RULES: { value: 'rules', description: 'The keyword rules of the portal.' },
    NOTHING: { value: 'nothing', description: 'Nothing was found, and the reply says so.' },
  } as const,
});

const Contact = builder.objectRef<EmergencyContact>('EmergencyContact').implement({
  description: 'A way to reach help.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The label, like Call 999.' }),
    address: t.exposeString('address', { description: 'A telephone link, or the address of 111 online.' }),
  }),
});

const Advice = builder.objectRef<EmergencyAdvice>('EmergencyAdvice').implement({
  description: 'The text before the answer to a question with words of an emergency. Fixed; no search is part of it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What to do.' }),
    text: t.exposeString('text', { description: 'Where to turn to.' }),
    contacts: t.field({
      type: [Contact],
      description: 'Whom to call, the most urgent first.',
      resolve: ({ contacts }) => [...contacts],
    }),
  }),
});

const Record = builder.objectRef<AssistantRecord>('AssistantRecord').implement({
  description: 'The source of a sentence.',
  fields: (t) => ({
    category: t.expose('category', { type: SearchCategory, description: 'Its kind.' }),
    title: t.exposeString('title', { description: 'Its title or name.' }),
    path: t.exposeString('path', { description: 'Its path in the portal, from the first slash on.' }),
  }),
});

const Sentence = builder.objectRef<AssistantSentence>('AssistantSentence').implement({
  description: 'A sentence of a reply.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The sentence, as plain text.' }),
    record: t.field({
      type: Record,
      nullable: true,
      description: 'The source; null for courtesies.',
      resolve: ({ record }) => record,
    }),
  }),
});

const Reply = builder.objectRef<AssistantReply>('AssistantReply').implement({
  description: 'The reply of the assistant to a question. It is not medical advice.',
  fields: (t) => ({
    origin: t.expose('origin', { type: AssistantReplyOrigin, description: 'How it was produced.' }),
    originLabel: t.string({
      description: 'The same in words, to be shown with the reply.',
      resolve: labelOf,
    }),
    emergency: t.field({
      type: Advice,
      nullable: true,
      description: 'The text before the sentences; null if the question has no words of an emergency.',
      resolve: ({ emergency }) => emergency,
    }),
    sentences: t.field({
      type: [Sentence],
      description: 'The answer; empty if the emergency is all that it says.',
      resolve: ({ sentences }) => [...sentences],
    }),
  }),
});

builder.queryField('assistantReply', (t) =>
  t.field({
    type: Reply,
    description:
      'Answers a question about the portal and its content: from safety rules first, then from records of the portal, help articles first if it asks how something is done, then from keyword rules. A language model writes from these records if one is configured (`assistant`). The question is not stored.',
    args: {
      question: t.arg.string({
        required: true,
        description:
          'The question, 1,000 characters at most; its first 200 characters, without filler words, are searched.',
        ...constrained({ minLength: 1, maxLength: LONGEST_QUESTION }),
      }),
      withModel: t.arg.boolean({
        required: true,
        defaultValue: true,
        description:
          'Whether a language model may write the reply, if one is configured. Without it the question is sent to no other service.',
      }),
    },
    complexity: 60,
    resolve: (_root, { question, withModel }, { services }) => services.assistant.reply(question, { withModel }),
  }),
);

const Information = builder.objectRef<{ readonly model: string | null }>('AssistantInformation').implement({
  description: 'How the assistant answers.',
  fields: (t) => ({
    model: t.exposeString('model', {
      nullable: true,
      description:
        'The name of the language model that writes its replies and is sent the questions for it; null if there is none.',
    }),
  }),
});

builder.queryField('assistant', (t) =>
  t.field({
    type: Information,
    description: 'How the assistant answers, the same for every caller.',
    resolve: (_root, _args, { services }) => services.assistant.information(),
  }),
);
