import { choice, choices, flag, type Parameter, text, wholeNumber } from './engine/parameter.ts';
import { articleSortWords, categoryWords, priorityWords } from './news.words.ts';

/** What narrows a list of articles. */
export const articleFilterParameters: readonly Parameter[] = [
  text({
    name: 'search',
    inFilter: true,
    description: 'Words in title, summary, tags or text. Synonyms count.',
    maxLength: 200,
    example: 'procurement',
  }),
  choices({
    name: 'category',
    inFilter: true,
    description: 'Any of these categories.',
    words: categoryWords,
    everything: 'all',
    example: ['policy', 'compliance'],
  }),
  choices({
    name: 'priority',
    inFilter: true,
    description: 'Any of these priorities.',
    words: priorityWords,
    example: ['high'],
  }),
  flag({
    name: 'verified',
    inFilter: true,
    description: 'Only articles that were held against their source, or only the others.',
    example: true,
  }),
];

/** How a list of articles is ordered. */
export const articleSortParameter: Parameter = choice({
  name: 'sort',
  description: 'Order of the list. `relevance` needs `search`; without it the newest come first.',
  words: articleSortWords,
  default: articleSortWords.NEWEST,
  example: articleSortWords.RELEVANCE,
});

/** How many of the first articles are answered. */
export const pickLimitParameter: Parameter = wholeNumber({
  name: 'limit',
  description: 'How many articles to answer.',
  minimum: 1,
  maximum: 100,
  default: 5,
  example: 3,
});

/** What somebody has typed so far. */
export const typedParameter: Parameter = text({
  name: 'q',
  description: 'What was typed so far; nothing finds nothing.',
  maxLength: 200,
  example: 'device',
});
