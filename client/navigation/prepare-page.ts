import type { ApolloClient } from '@apollo/client/core';
import { loadLateParts } from '../ui/late-part.tsx';
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
    const ready = Promise.race([fetchAnswers(client, route, { address, search }), patience()]);
    notePending(pathname, ready);
    prepared = { address, ready };
  }
  return prepared.ready;
}

/** After a page is shown, the next navigation to its address fetches its queries again. */
export function forgetPrepared(): void {
  prepared = undefined;
}

async function fetchAnswers(
  client: ApolloClient,
  route: PageRoute,
  { address, search }: { address: string; search: string },
): Promise<void> {
  const page = await loadPage(route);
  if (page instanceof Error) return openSaved(address);
  // Where an answer is known it is shown at once; how old it may be is decided by the page's own hooks.
  const asked = pageQueries(page, search).map(({ document, variables = {} }) =>
    client.query({ query: document, variables, fetchPolicy: 'cache-first' }),
  );
  // Without a saved copy the page's own hooks retry the queries, and show the failure.
  await Promise.all([...asked, loadLateParts()]).catch(() => openSaved(address));
}

/** The way to a saved copy is part of the shell that the service worker keeps: it is there without a connection, too. */
function openSaved(address: string): Promise<void> {
  return import('../saved-pages/open-saved-copy.ts')
    .then((module) => module.openSavedCopy(address))
    .catch(() => {
      // Not saved yet: the page shows the failure.
    });
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
