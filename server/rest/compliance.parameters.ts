import { categoryWords, documentSortWords, documentUrgencyWords } from './compliance.words.ts';
import { choice, choices, type Parameter, text } from './engine/parameter.ts';

/** What narrows a list of documents. */
export const documentFilterParameters: readonly Parameter[] = [
  text({
    name: 'search',
    inFilter: true,
    description: 'Words in title, description, category, source, regulations or text. Synonyms count.',
    maxLength: 200,
    example: 'device',
  }),
  choices({
    name: 'category',
    inFilter: true,
    description: 'Any of these categories.',
    words: categoryWords,
    everything: 'all',
    example: ['guidelines', 'standards'],
  }),
  choices({
    name: 'urgency',
    inFilter: true,
    description: 'Any of these urgencies.',
    words: documentUrgencyWords,
    example: ['high'],
  }),
  text({
    name: 'source',
    inFilter: true,
    description:
      'The whole name of the body behind it, or a usual abbreviation, like CQC; case and accents do not count.',
    maxLength: 200,
    example: 'NHS England',
  }),
];

/** How a list of documents is ordered. */
export const documentSortParameter: Parameter = choice({
  name: 'sort',
  description: 'Order of the list. `relevance` needs `search`; without it the most urgent come first.',
  words: documentSortWords,
  default: documentSortWords.MOST_URGENT,
  example: documentSortWords.TITLE,
});

/** Which document a path is about. */
export const documentIdParameter: Parameter = text({
  name: 'id',
  description: 'Identifier or slug of the document.',
  example: 'medical-device-regulations',
});

/** Which version is downloaded. */
export const versionParameter: Parameter = text({
  name: 'version',
  description: 'Number of an earlier version; the newest one where nothing is said.',
  example: '2.0',
});
