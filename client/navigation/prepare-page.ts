import type { ApolloClient } from '@apollo/client/core';
import { loadLateParts } from './late-part.tsx';
import { loadPage } from './page-modules.ts';
import { pageQueries } from './page-queries.ts';
import type { PageRoute } from './page-route.ts';
import { notePending } from './pending-page.ts';

/** Milliseconds for which the page before stays while the answers for the next one are on their way. */
const PATIENCE = 3_000;

/** The last address that was prepared, so that a rendering that is begun again waits for the same answers. */
let prepared: { readonly address: string; readonly ready: Promise<void> } | undefined;

/**
 * Fetches what the first rendering of a page needs, its chunk and its answers, while the page before stays: so that a
 * page appears whole and nothing in it moves. After 3 seconds, or where a query fails, the page itself says what is
 * still to come. Never rejects; resolved with the same promise for the same address until another is asked for.
 */
export function preparePage(
  client: ApolloClient,
  route: PageRoute,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const address = pathname + search;
  if (prepared?.address !== address) {
    const ready = Promise.race([fetchAnswers(client, route, search), patience()]);
    notePending(pathname, ready);
    prepared = { address, ready };
  }
  return prepared.ready;
}

/** A page is shown: the next time its address is asked for, its answers are looked for anew. */
export function forgetPrepared(): void {
  prepared = undefined;
}

async function fetchAnswers(client: ApolloClient, route: PageRoute, search: string): Promise<void> {
  const page = await loadPage(route);
  if (page instanceof Error) return;
  // Where an answer is known it is shown at once; how old it may be is decided by the page's own hooks.
  const asked = pageQueries(page, search).map(({ document, variables = {} }) =>
    client.query({ query: document, variables, fetchPolicy: 'cache-first' }),
  );
  await Promise.all([...asked, loadLateParts()]).catch(() => {
    // The page's own hooks ask again, and say what has failed.
  });
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
