import type { PageQuery } from '../apollo/page-query.ts';
import { SearchDocument } from './search.generated.ts';
import { readSearchText } from './search-address.ts';

/** The query of the search above a page, for browsers without scripts. */
export function searchQueries(query: string): readonly PageQuery[] {
  const text = readSearchText(query)?.trim();
  return text ? [{ document: SearchDocument, variables: { q: text } }] : [];
}
