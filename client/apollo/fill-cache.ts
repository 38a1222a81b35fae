import type { ApolloCache } from '@apollo/client/cache';
import { nextTask } from '../ui/next-task.ts';
import type { PageQuery } from './page-query.ts';

/**
 * Puts the answers that came with the page where its hooks look for them, and reads each once, which the cache remembers for the
 * hooks: in tasks of their own, so that the browser can answer its user in between.
 */
export async function fillCache(
  cache: ApolloCache,
  queries: readonly PageQuery[],
  answers: readonly (Record<string, unknown> | null)[],
): Promise<void> {
  for (const [index, { document, variables = {} }] of queries.entries()) {
    const data = answers[index];
    if (!data) continue;
    const query = cache.transformDocument(document);
    await nextTask();
    cache.writeQuery({ query, variables, data });
    await nextTask();
    cache.diff({ query, variables, returnPartialData: true, optimistic: true });
  }
}
