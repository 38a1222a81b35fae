import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { ErrorBoundary } from './navigation/ErrorBoundary.tsx';
import { matchPage } from './navigation/match-page.ts';
import { PendingBar } from './navigation/PendingBar.tsx';
import { forgetFailure, loadedPage, loadPage } from './navigation/page-modules.ts';
import { forgetPrepared, preparePage } from './navigation/prepare-page.ts';
import { RouteFocus } from './navigation/RouteFocus.tsx';
import { RouteHead } from './navigation/RouteHead.tsx';
import { ScrollPosition } from './navigation/ScrollPosition.tsx';
import { NO_PAGE, RouteHandleContext } from './navigation/use-route-handle.ts';
import { routes } from './routes.tsx';

/**
 * The page of the current address in the layout. The router changes the address in a transition, so while a page's chunk
 * and its answers are fetched the page before it stays. A page that fails keeps the layout around its error; a layout
 * that fails is replaced by it.
 */
export function App() {
  const client = useApolloClient();
  const location = useLocation();
  const route = matchPage(routes, location);
  const view = `${route.module} ${location.pathname}`;
  const shown = useRef(view);
  // The ref is only read during rendering, so that a discarded rendering does not change it.
  if (shown.current !== view) use(preparePage(client, route, location));
  const page = loadedPage(route) ?? use(loadPage(route));
  useEffect(() => {
    shown.current = view;
    forgetPrepared();
  }, [view]);
  useEffect(() => () => forgetFailure(route), [route]);
  return (
    <ErrorBoundary fallback={ErrorPage} place={view}>
      <RouteHandleContext value={page instanceof Error ? NO_PAGE : page.handle}>
        <RouteHead path={route.path} />
        <RouteFocus view={view} />
        <ScrollPosition />
        <PendingBar />
        <Layout>
          <ErrorBoundary fallback={ErrorPage} place={view}>
            {page instanceof Error ? <ErrorPage error={page} /> : <page.Component key={route.module} />}
          </ErrorBoundary>
        </Layout>
      </RouteHandleContext>
    </ErrorBoundary>
  );
}
