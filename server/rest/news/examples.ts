import type { Examples } from '../engine/answer-example.ts';

export const newsExamples: Examples = {
  news: { sort: 'relevance' },
  article: { id: 'procurement-thresholds-fell-in-january' },
  featuredNews: { limit: 3 },
  searchNews: { q: 'device', limit: 3 },
  ArticleFilter: {
    search: 'procurement',
    category: ['policy', 'compliance'],
    priority: ['high'],
    verified: true,
  },
  Article: {
    id: '01a1ee27-10a0-7889-80ed-cd4bc2115a53',
    slug: 'procurement-thresholds-fell-in-january',
    title: 'Procurement thresholds fell in January: what it means for your next tender',
    summary:
      'Goods and services for NHS trusts now cross the line at £135,018 including VAT. Light-touch contracts stay at £663,540.',
    category: 'policy',
    publishedAt: '2026-11-18T10:15:00.000Z',
    views: 1204,
    source: 'LUPC',
    sourceUrl: 'https://www.lupc.ac.uk/news-events/newsarticle/new-financial-thresholds-from-1-january-2026',
    image: '/pictures/supply.svg',
    tags: ['procurement', 'thresholds', 'tenders'],
    priority: 'high',
    verified: true,
    content: 'The financial thresholds for public procurement changed on **1 January 2026**.',
  },
  NewsCategory: { category: 'policy', label: 'Policy', count: 3 },
  NewsStats: { articles: 11, publishedThisWeek: 4, highPriority: 3, verified: 9, views: 19_268 },
};
