import type { Examples } from '../engine/answer-example.ts';

export const helpExamples: Examples = {
  helpArticles: { sort: 'relevance' },
  helpArticle: { id: 'reset-a-forgotten-password' },
  HelpArticleFilter: { search: 'password', category: ['account'] },
  HelpArticle: {
    slug: 'reset-a-forgotten-password',
    title: 'Reset a forgotten password',
    summary: 'Get a link by email, choose a new password, and know what to do if no email comes.',
    category: 'account',
    isPopular: true,
    updatedAt: '2026-11-23T00:00:00.000Z',
    body: '1. Open [Forgotten your password?](/?dialog=forgotten-password)',
  },
  HelpCategoryCount: { category: 'account', label: 'Your account', count: 18 },
};
