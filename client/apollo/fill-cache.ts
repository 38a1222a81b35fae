import type { ApolloCache } from '@apollo/client/cache';
import type { PageQuery } from './page-query.ts';

/** Puts the answers that came with the page where its hooks look for them. */
export function fillCache(
  cache: ApolloCache,
  queries: readonly PageQuery[],
  answers: readonly (Record<string, unknown> | null)[],
): void {
  for (const [index, { document, variables = {} }] of queries.entries()) {
    const data = answers[index];
    if (data) cache.writeQuery({ query: cache.transformDocument(document), variables, data });
  }
}
