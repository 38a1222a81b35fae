import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { ErrorBoundary } from './navigation/ErrorBoundary.tsx';
import { matchPage } from './navigation/match-page.ts';
import { forgetFailure, loadedPage, loadPage } from './navigation/page-modules.ts';
import { RouteFocus } from './navigation/RouteFocus.tsx';
import { RouteHead } from './navigation/RouteHead.tsx';
import { ScrollPosition } from './navigation/ScrollPosition.tsx';
import { NO_PAGE, RouteHandleContext } from './navigation/use-route-handle.ts';
import { routes } from './routes.tsx';

/**
 * The page of the current address in the layout. The router changes the address in a transition, so while a page's
 * chunk is fetched the page before it stays. A page that fails keeps the layout around its error; a layout that fails
 * is replaced by it.
 */
export function App() {
  const { pathname } = useLocation();
  const route = matchPage(routes, pathname);
  const page = loadedPage(route) ?? use(loadPage(route));
  useEffect(() => () => forgetFailure(route), [route]);
  return (
    <ErrorBoundary fallback={ErrorPage} place={pathname}>
      <RouteHandleContext value={page instanceof Error ? NO_PAGE : page.handle}>
        <RouteHead path={route.path} />
        <RouteFocus />
        <ScrollPosition />
        <Layout>
          <ErrorBoundary fallback={ErrorPage} place={pathname}>
            {page instanceof Error ? <ErrorPage error={page} /> : <page.Component key={route.module} />}
          </ErrorBoundary>
        </Layout>
      </RouteHandleContext>
    </ErrorBoundary>
  );
}
