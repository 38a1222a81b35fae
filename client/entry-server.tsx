import type { GraphQLFormattedError } from 'graphql';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { AnsweredPage, createIdleClient } from './apollo/AnsweredPage.tsx';
import { answerPage, type Execute } from './apollo/page-answers.ts';
import { type PageState, serialise } from './apollo/page-state.ts';
import { searchQueries } from './combined-search/search-queries.ts';
import { PanelsWithoutScripts } from './layout/PanelsWithoutScripts.tsx';
import { HeadElements } from './navigation/HeadElements.tsx';
import { loadLateParts } from './navigation/late-part.tsx';
import { matchPage } from './navigation/match-page.ts';
import { Providers } from './navigation/Providers.tsx';
import { loadPage } from './navigation/page-modules.ts';
import { PageOutput } from './navigation/page-output.ts';
import { pageQueries } from './navigation/page-queries.ts';
import { WithoutScripts } from './navigation/without-scripts.ts';
import { routes } from './routes.tsx';

/** One page to be rendered. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** The portal's public origin, without a slash at the end. */
  origin: string;
  /** The moment of rendering, as ISO 8601 in UTC. */
  now: string;
  /** Whether it is an operator whom a page that is operators' alone is rendered for. */
  toOperator?: boolean;
  execute: Execute;
  /** Resolves when the page may be rendered; rejects where its client has gone. */
  beforeRendering?: () => Promise<void>;
}

/** A rendered page. `head`, `page` and `state` are HTML, ready to stand in their places of the document. */
export interface RenderedPage {
  status: number;
  head: string;
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

/** Where a page stands whose address is spelled with a slash at its end or in capitals; undefined for any other. */
export function movedTo({ url, origin }: Pick<RenderRequest, 'url' | 'origin'>): string | undefined {
  const { pathname, search } = new URL(origin + url);
  const { path } = matchPage(routes, { pathname });
  return path === '*' || path === pathname ? undefined : path + search;
}

/** Whether an address is a page that is there for operators alone. */
export function isForOperators({ url, origin }: Pick<RenderRequest, 'url' | 'origin'>): boolean {
  return matchPage(routes, new URL(origin + url)).isForOperators === true;
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
    head: renderToStaticMarkup(<HeadElements head={output.head} status={output.status} origin={origin} />),
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
