import { builder } from '../builder.ts';
import type { ArticleFilter } from './article-filter.ts';
import { ArticleCategory, ArticlePriority } from './article-vocabulary.ts';

export const ArticleFilterInput = builder.inputRef<ArticleFilter>('ArticleFilter').implement({
  description:
    'What narrows a list of articles. Every condition must hold. A list has 100 entries at most; equal ones count once.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words in title, summary, tags or text. Synonyms count; a part of title, summary or a tag is found too. 200 characters at most.',
    }),
    category: t.field({ type: [ArticleCategory], description: 'Any of these categories.' }),
    priority: t.field({ type: [ArticlePriority], description: 'Any of these priorities.' }),
    verified: t.boolean({ description: 'Only articles that were held against their source, or only the others.' }),
  }),
});

export const ArticleSort = builder.enumType('ArticleSort', {
  description: 'Order of a list of articles.',
  values: {
    NEWEST: { value: 'newest', description: 'Most recently published first.' },
    RELEVANCE: {
      value: 'relevance',
      description:
        'Best match first, among the newest articles that match, 100 at most. Needs `search`; without it, newest first.',
    },
  } as const,
});
