import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { HelpArticleDocument, HelpArticlesDocument, HelpCategoriesDocument } from '../operations.generated.ts';
import { helpExamples as examples } from './examples.ts';

const tag: Tag = { name: 'Help', description: 'Articles of the help center.' };
const area = { tag, examples };

/** The rows of the REST table about the help center. */
export const helpRoutes: readonly Route[] = [
  read(HelpArticlesDocument, { ...area, path: '/help-articles', summary: 'Help articles', takesAll: ['category'] }),
  read(HelpCategoriesDocument, {
    ...area,
    path: '/help-articles/categories/list',
    summary: 'Categories of help articles',
  }),
  read(HelpArticleDocument, {
    ...area,
    path: '/help-articles/{id}',
    summary: 'One help article',
    notFound: 'There is no help article with this id.',
  }),
];
