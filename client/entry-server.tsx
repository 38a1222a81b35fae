import type { GraphQLFormattedError } from 'graphql';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { AnsweredPage, createIdleClient } from './apollo/AnsweredPage.tsx';
import { answerPage, type Execute } from './apollo/page-answers.ts';
import { type PageState, serialise } from './apollo/page-state.ts';
import { searchQueries } from './combined-search/search-queries.ts';
import { ConsentBanner } from './consent/ConsentBanner.tsx';
import { SEARCH_TEXT } from './dialog/dialog-address.ts';
import { type FeedEntry, type FeedQuestion, feedAt, feedOfPage } from './findability/feeds.ts';
import { isListedRoute } from './findability/listed-route.ts';
import { type ServedPage, structuredData } from './findability/structured-data.ts';
import { PanelsWithoutScripts } from './layout/PanelsWithoutScripts.tsx';
import { HeadElements } from './navigation/HeadElements.tsx';
import { matchPage } from './navigation/match-page.ts';
import { Providers } from './navigation/Providers.tsx';
import { loadPage } from './navigation/page-modules.ts';
import { PageOutput } from './navigation/page-output.ts';
import { pageQueries } from './navigation/page-queries.ts';
import { WithoutScripts } from './navigation/without-scripts.ts';
import { routes } from './routes.tsx';
import { loadLateParts } from './ui/late-part.tsx';

/** One page to be rendered. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** The portal's public origin, without a slash at the end. */
  origin: string;
  /** The moment of rendering, as ISO 8601 in UTC. */
  now: string;
  /** Whether a page for operators is rendered for an operator. */
  toOperator?: boolean;
  /** Whether the visitor is to be asked about cookies, and which version of the question. */
  consent?: { version: number; isAsked: boolean };
  execute: Execute;
  /** Resolves when the page may be rendered; rejects if its client has disconnected. */
  beforeRendering?: () => Promise<void>;
}

/** A rendered page. `head`, `consent`, `page` and `state` are HTML, ready to stand in their places of the document. */
export interface RenderedPage {
  status: number;
  head: string;
  consent: string;
  page: string;
  state: string;
  /** The page's module, by its path below client/. */
  module: string;
  /** Errors with which the graph answered the page's queries. */
  errors: GraphQLFormattedError[];
  /** Operations that were rendered as still to come, because the page's handle does not name them. */
  unnamed: string[];
  /** Operations that the page's handle names and its rendering did not ask for. */
  unused: string[];
}

/** A feed of the newest rows of a list. `page` and `self` are paths, as those of the entries are. */
export interface ReadFeed extends Pick<FeedQuestion, 'title' | 'description' | 'page' | 'self'> {
  readonly entries: readonly FeedEntry[];
  /** Errors with which the graph answered, instead of entries. */
  readonly errors: readonly GraphQLFormattedError[];
}

/**
 * Asks for the feed at an address, which narrows it as the address of its list does; nothing if no feed is there.
 * Rejects with what `execute` was rejected with.
 */
export async function readFeed({
  url,
  origin,
  execute,
}: Pick<RenderRequest, 'url' | 'origin' | 'execute'>): Promise<ReadFeed | undefined> {
  const { pathname, searchParams } = new URL(origin + url);
  const feed = feedAt(pathname, searchParams);
  if (!feed) return undefined;
  const { entriesOf, document, variables, ...about } = feed;
  const answers = await answerPage([{ document, variables }], execute);
  const [data] = answers.data;
  return { ...about, entries: data ? entriesOf(data) : [], errors: answers.errors };
}

/** The paths of the pages that search engines may show and that are no items. */
export function listedPages(): string[] {
  return routes.filter((route) => isListedRoute(route)).map(({ path }) => path);
}

/** The canonical path of an address with a trailing slash or capitals; undefined for any other. */
export function movedTo({ url, origin }: Pick<RenderRequest, 'url' | 'origin'>): string | undefined {
  const { pathname, search } = new URL(origin + url);
  const { path } = matchPage(routes, { pathname });
  return path === '*' || path === pathname ? undefined : path + search;
}

/** Whether an address is a page that is there for operators alone. */
export function isForOperators({ url, origin }: Pick<RenderRequest, 'url' | 'origin'>): boolean {
  return matchPage(routes, new URL(origin + url)).isForOperators === true;
}

/** The words that a page was searched with make it one of any number that say nothing of their own. */
function renderHead(page: ServedPage, status: number, search: string): string {
  const { route, head, origin } = page;
  const params = new URLSearchParams(search);
  const feed = route.item ? undefined : feedOfPage(route.path, params);
  const isFound = !route.item && ['q', SEARCH_TEXT].some((name) => params.get(name)?.trim());
  const isIndexed = status === 200 && !head.isPrivate && !isFound;
  return renderToStaticMarkup(
    <HeadElements
      head={head}
      origin={origin}
      isIndexed={isIndexed}
      feed={feed}
      structuredData={isIndexed ? structuredData(page) : []}
    />,
  );
}

/**
 * Renders one page as an anonymous visitor sees it; for an operator the frame of what is theirs.
 * Rejects with what `execute` was rejected with.
 */
export async function render({
  url,
  origin,
  now,
  toOperator = false,
  consent = { version: 0, isAsked: false },
  execute,
  beforeRendering,
}: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(origin + url);
  const route = matchPage(routes, { pathname, search });
  const loaded = await loadPage(route);
  if (loaded instanceof Error) throw loaded;
  await loadLateParts();

  const queries = pageQueries(loaded, search);
  // The panels for browsers without scripts are for the server alone, so that their answers do not travel.
  const answers = await answerPage([...queries, ...searchQueries(search)], execute);
  await beforeRendering?.();
  const output = new PageOutput();
  const page = renderToString(
    <AnsweredPage answers={answers}>
      <Providers client={createIdleClient()} now={now} output={output} toOperator={toOperator}>
        <StaticRouter location={{ pathname, search }}>
          <WithoutScripts value={PanelsWithoutScripts}>
            <App />
          </WithoutScripts>
        </StaticRouter>
      </Providers>
    </AnsweredPage>,
  );
  return {
    status: output.status,
    head: renderHead({ route, routeTitle: loaded.handle.title, head: output.head, origin }, output.status, search),
    consent: `<div id="consent" data-version="${consent.version}">${consent.isAsked ? askedConsent() : ''}</div>`,
    page,
    state: serialise({
      address: pathname + search,
      answers: answers.data.slice(0, queries.length),
      now,
      isComplete: answers.errors.length === 0,
      ...(toOperator && { toOperator }),
    } satisfies PageState),
    module: route.module,
    errors: answers.errors,
    unnamed: answers.unnamed,
    unused: answers.unused,
  };
}

/** The question about cookies, a separate root (`consent/hydrate-banner.tsx`). */
function askedConsent(): string {
  return renderToString(
    <StrictMode>
      <ConsentBanner onChoose={() => {}} />
    </StrictMode>,
  );
}
