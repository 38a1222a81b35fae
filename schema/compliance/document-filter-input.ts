import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import type { DocumentFilter } from './document-filter.ts';
import { DocumentCategory, DocumentUrgency } from './document-vocabulary.ts';

export const DocumentFilterInput = builder.inputRef<DocumentFilter>('DocumentFilter').implement({
  description:
    'A filter of a list of documents. All conditions must hold. A list has 100 entries at most; equal ones count once.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words in title, description, category, source, regulations or text. Synonyms count; a part of a title or description is found too. 200 characters at most.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    category: t.field({ type: [DocumentCategory], description: 'Any of these categories.' }),
    urgency: t.field({ type: [DocumentUrgency], description: 'Any of these urgencies.' }),
    source: t.string({
      description:
        'The whole name of the body behind it, or a usual abbreviation, like CQC; case and accents do not count.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
  }),
});

export const DocumentSort = builder.enumType('DocumentSort', {
  description: 'Order of a list of documents.',
  values: {
    MOST_URGENT: { value: 'most_urgent', description: 'High urgency first, and among equals the latest update first.' },
    NEWEST: { value: 'newest', description: 'Latest update first.' },
    TITLE: { value: 'title', description: 'By title, from A.' },
    RELEVANCE: {
      value: 'relevance',
      description:
        'Best match first, among the latest updates that match, 100 at most. Needs `search`; without it, most urgent first.',
    },
  } as const,
});
