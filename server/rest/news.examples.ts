/** An article as it stands in a list, for the OpenAPI document. */
export const articleExample = {
  id: '01a1ee27-10a0-7889-80ed-cd4bc2115a53',
  slug: 'procurement-thresholds-fell-in-january',
  title: 'Procurement thresholds fell in January: what it means for your next tender',
  summary:
    'Goods and services for NHS trusts now cross the line at £135,018 including VAT. Light-touch contracts stay at £663,540.',
  category: 'policy',
  publishedAt: '2026-11-18T10:15:00.000Z',
  readTime: 1,
  views: 1204,
  source: 'LUPC',
  sourceUrl: 'https://www.lupc.ac.uk/news-events/newsarticle/new-financial-thresholds-from-1-january-2026',
  image: '/pictures/supply.svg',
  imageDescription: '',
  tags: ['procurement', 'thresholds', 'tenders'],
  priority: 'medium',
  verified: true,
};

/** An article by itself, for the OpenAPI document. */
export const articleDetailExample = {
  ...articleExample,
  content: 'The financial thresholds for public procurement changed on **1 January 2026**.',
};
