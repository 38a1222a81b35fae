import { builder } from '../builder.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const ArticleCategory = builder.enumType('ArticleCategory', {
  description: 'What an article is about.',
  values: {
    BREAKING: { value: 'breaking', description: 'What has just happened.' },
    POLICY: { value: 'policy', description: 'Law, procurement and policy.' },
    RECRUITMENT: { value: 'recruitment', description: 'Posts, pay and how to apply.' },
    TECHNOLOGY: { value: 'technology', description: 'Digital services and devices.' },
    COMPLIANCE: { value: 'compliance', description: 'Standards, and how they are met.' },
    RESEARCH: { value: 'research', description: 'What was tried and measured.' },
  } as const,
});

export const ArticlePriority = builder.enumType('ArticlePriority', {
  description: 'How much an article matters to most readers.',
  values: {
    HIGH: { value: 'high', description: 'High priority: may stand in the live update.' },
    MEDIUM: { value: 'medium', description: 'Medium priority.' },
    LOW: { value: 'low', description: 'Low priority.' },
  } as const,
});
