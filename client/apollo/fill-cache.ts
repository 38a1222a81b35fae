import type { ApolloCache } from '@apollo/client/cache';
import type { PageQuery } from './page-query.ts';

/**
 * Puts the answers that came with the page where its hooks look for them: each in a task of its own, so that the browser
 * can answer its user in between.
 */
export async function fillCache(
  cache: ApolloCache,
  queries: readonly PageQuery[],
  answers: readonly (Record<string, unknown> | null)[],
): Promise<void> {
  for (const [index, { document, variables = {} }] of queries.entries()) {
    const data = answers[index];
    if (!data) continue;
    await nextTask();
    cache.writeQuery({ query: cache.transformDocument(document), variables, data });
  }
}

/** A message comes after what waits already, and is not held back by 4 ms as a timer is. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
