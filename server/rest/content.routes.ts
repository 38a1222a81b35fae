import { reference } from './engine/json-schema.ts';
import { listSchema, pageParameters, presentList } from './engine/list.ts';
import { text } from './engine/parameter.ts';
import { type Route, read } from './engine/route.ts';
import { ContentDocument, ContentListDocument } from './operations.generated.ts';

const entryExample = {
  key: 'top-banner.links',
  title: 'Guidelines and resources',
  body: 'Official guidance, on the sites of the bodies that publish it.',
  items: [
    {
      label: 'NHS Resources',
      value: null,
      text: 'Publications of NHS England.',
      url: 'https://www.england.nhs.uk/publication/',
    },
  ],
  illustrative: false,
  updatedAt: '2026-11-20T09:30:00.000Z',
};

/** The rows of the REST table about the texts, figures and links that editors keep. */
export const contentRoutes: readonly Route[] = [
  read(ContentListDocument, {
    path: '/cms/content',
    tag: 'Content',
    summary: 'Content entries',
    description: 'Texts, display figures and links that editors keep, by key.',
    pathParameters: [],
    queryParameters: [
      text({ name: 'keyPrefix', description: 'Only keys that begin with this.', example: 'staff-portal' }),
      ...pageParameters,
    ],
    present: ({ contentList }) => presentList('content', contentList, (entry) => entry),
    answer: listSchema('content', reference('ContentEntry')),
    example: { content: [entryExample], total: 1, totalIsCapped: false, nextCursor: null },
  }),
  read(ContentDocument, {
    path: '/cms/content/{key}',
    tag: 'Content',
    summary: 'One content entry',
    description: 'One entry by its key.',
    pathParameters: [text({ name: 'key', description: 'Name of the entry.', example: 'top-banner.links' })],
    queryParameters: [],
    notFound: 'There is no content with this key.',
    present: ({ content }) => content ?? undefined,
    answer: reference('ContentEntry'),
    example: entryExample,
  }),
];
