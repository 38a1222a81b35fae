import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { ContentDocument, ContentListDocument } from '../operations.generated.ts';
import { contentExamples as examples } from './examples.ts';

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
