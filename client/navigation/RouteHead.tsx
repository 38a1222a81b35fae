import { useEffect, useMemo } from 'react';
import { usePageOutput } from './page-context.ts';
import type { Head } from './page-output.ts';
import { useRouteHandle } from './use-route-handle.ts';

/** Gives the document the title, description and canonical path of the current route. */
export function RouteHead({ path }: { path: string }) {
  const output = usePageOutput();
  const { title, description } = useRouteHandle();
  const route = useMemo<Head>(() => ({ title, description, canonicalPath: path }), [title, description, path]);
  if (import.meta.env.SSR) output.setRoute(route);
  useEffect(() => output.setRoute(route), [output, route]);
  return null;
}
