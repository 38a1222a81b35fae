import type { Examples } from '../engine/answer-example.ts';

export const contentExamples: Examples = {
  contentList: { keyPrefix: 'staff-portal' },
  content: { key: 'top-banner.links' },
  ContentEntry: {
    key: 'top-banner.links',
    title: 'Guidelines and resources',
    body: 'Official guidance, on the sites of the bodies that publish it.',
    updatedAt: '2026-11-20T09:30:00.000Z',
  },
  ContentItem: {
    label: 'NHS Resources',
    text: 'Publications of NHS England.',
    url: 'https://www.england.nhs.uk/publication/',
  },
};
