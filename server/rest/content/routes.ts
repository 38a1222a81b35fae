import type { Examples } from '../engine/answer-example.ts';
import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { ContentDocument, ContentListDocument } from '../operations.generated.ts';

const examples: Examples = {
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

const tag: Tag = { name: 'Content', description: 'Texts, display figures and links that editors keep.' };
const area = { tag, examples };

/** The rows of the REST table about the texts, figures and links that editors keep. */
export const contentRoutes: readonly Route[] = [
  read(ContentListDocument, { ...area, path: '/cms/content', summary: 'Content entries' }),
  read(ContentDocument, {
    ...area,
    path: '/cms/content/{key}',
    summary: 'One content entry',
    notFound: 'There is no content with this key.',
  }),
];
