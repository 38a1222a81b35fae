import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import type { SearchAnswer } from './combined-search.service.ts';
import { SearchHit } from './search-hit.ts';
import { SourceNameType } from './search-vocabulary.ts';

const SearchSourceAnswer = builder.objectRef<SearchAnswer['sources'][number]>('SearchSource').implement({
  description: 'A part of the portal that was searched.',
  fields: (t) => ({
    name: t.expose('name', { type: SourceNameType, description: 'Which part.' }),
    answered: t.exposeBoolean('answered', {
      description: 'Whether it was searched. A part that fails or takes longer than 3 seconds is left out of the hits.',
    }),
  }),
});

const SearchAnswerType = builder.objectRef<SearchAnswer>('SearchAnswer').implement({
  description: 'The result of a search across the portal.',
  fields: (t) => ({
    hits: t.field({
      type: [SearchHit],
      description:
        'The best of all parts together, the most relevant first; 3 from each part, and 2 pages of the portal that the search names, at most.',
      ...constrained({ maxItems: 8 }),
      complexity: { field: 1, multiplier: 8 },
      resolve: (answer) => [...answer.hits],
    }),
    sources: t.field({
      type: [SearchSourceAnswer],
      description:
        'All parts of the search, each with whether it succeeded; empty if the text has no word to search for.',
      complexity: { field: 1, multiplier: 4 },
      resolve: (answer) => [...answer.sources],
    }),
    noPostWhere: t.exposeString('noPost', {
      nullable: true,
      description:
        'The place of the search if no open post there matches it, as part of a sentence: in Harrogate, within 20 miles of Newport. The posts among the hits are then elsewhere. Null if one matches, or the search is not for posts.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchAnswerType,
    description:
      'Searches jobs, documents, equipment, news and help articles at once, and the pages of the portal by their names. A part that fails or takes longer than 3 seconds is left out, and `sources` says so.',
    args: {
      q: t.arg.string({
        required: true,
        description:
          'The typed text, 200 characters at most. Synonyms count, and words with a mistake are understood. A text without a word to look for finds nothing, and no part is searched.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
      limit: t.arg.int({
        defaultValue: 8,
        required: true,
        description: 'How many hits to answer, 1 to 8.',
        ...constrained({ minimum: 1, maximum: 8 }),
      }),
    },
    complexity: 40,
    resolve: (_root, { q, limit }, context) => context.services.combinedSearch.search(q, limit),
  }),
);
