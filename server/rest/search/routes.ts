import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { SearchDocument } from '../operations.generated.ts';
import { searchExamples as examples } from './examples.ts';

const tag: Tag = { name: 'Search', description: 'Everything on the portal at once.' };

/** The row of the REST table about searching the whole portal. */
export const searchRoutes: readonly Route[] = [
  read(SearchDocument, { tag, examples, path: '/search', summary: 'Search the whole portal' }),
];
