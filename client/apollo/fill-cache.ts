import type { ApolloClient } from '@apollo/client';
import { nextTask } from '../ui/next-task.ts';
import type { PageQuery } from './page-query.ts';

/**
 * Puts the answers that came with the page where its hooks look for them. What the client remembers of a query for its hook,
 * the analysis of its document and its read result, is made here, in tasks of their own, so that the browser can answer its
 * user in between.
 */
export async function fillCache(
  { cache, watchQuery }: ApolloClient,
  queries: readonly PageQuery[],
  answers: readonly (Record<string, unknown> | null)[],
): Promise<void> {
  for (const [index, { document, variables = {} }] of queries.entries()) {
    const data = answers[index];
    if (!data) continue;
    await nextTask();
    // Without a subscriber it sends no request: it analyses the document.
    watchQuery({ query: document, variables });
    const query = cache.transformDocument(document);
    await nextTask();
    cache.writeQuery({ query, variables, data });
    await nextTask();
    cache.diff({ query, variables, returnPartialData: true, optimistic: true });
  }
  await nextTask();
}
