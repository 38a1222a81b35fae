import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { Intent } from './intent.ts';

const IntentNameType = builder.enumType('QuestionIntentName', {
  description: 'The intent of a question.',
  values: {
    FIND_JOB: { value: 'find_job', description: 'To find a post.', extensions: { word: 'find_job' } },
    POST_JOB: { value: 'post_job', description: 'To advertise a post.', extensions: { word: 'post_job' } },
    FIND_EQUIPMENT: {
      value: 'find_equipment',
      description: 'To find a product.',
      extensions: { word: 'find_equipment' },
    },
    SELL_EQUIPMENT: {
      value: 'sell_equipment',
      description: 'To offer products.',
      extensions: { word: 'sell_equipment' },
    },
    FIND_DOCUMENT: {
      value: 'find_document',
      description: 'To find a compliance document.',
      extensions: { word: 'find_document' },
    },
    CHECK_COMPLIANCE: {
      value: 'check_compliance',
      description: 'To compare a text with regulations.',
      extensions: { word: 'check_compliance' },
    },
    FIND_NEWS: { value: 'find_news', description: 'To read news.', extensions: { word: 'find_news' } },
    FIND_TRAINING: {
      value: 'find_training',
      description: 'To find training, a webinar or a certificate.',
      extensions: { word: 'find_training' },
    },
    GET_HELP: { value: 'get_help', description: 'To learn how the portal is used.', extensions: { word: 'get_help' } },
    UNKNOWN: { value: 'unknown', description: 'No rule knows it.' },
  } as const,
});

export const IntentType = builder.objectRef<Intent>('QuestionIntent').implement({
  description:
    'The intent of a question, by rules: a phrase without another meaning here, or words of a part of the portal.',
  fields: (t) => ({
    name: t.expose('name', { type: IntentNameType, description: 'The intent.' }),
    confidence: t.exposeFloat('confidence', {
      description: '0.95 where a phrase decided it, 0.8 where words did, 0 if no rule knows it.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
    words: t.stringList({ description: 'The words that decided it.', resolve: ({ words }) => [...words] }),
  }),
});
