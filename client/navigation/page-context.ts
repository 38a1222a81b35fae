import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Head, PageOutput } from './page-output.ts';

/** Collects what the pages of one rendering set for the document. */
export const PageContext = createContext<PageOutput | undefined>(undefined);

/** The rendering's page output. */
export function usePageOutput(): PageOutput {
  const output = useContext(PageContext);
  if (!output) throw new Error('A page needs a PageContext above it');
  return output;
}

/**
 * Says what the document is where the route's own title is not enough: the name of an open job, its canonical path, its
 * structured data. A `structuredData` object is to be memoised by the caller.
 */
export function useHead({ title, description, canonicalPath, isPrivate, structuredData }: Partial<Head>): void {
  const output = usePageOutput();
  const said = useMemo(
    () => ({
      ...(title !== undefined && { title }),
      // The rest is for machines, which read the document as it was served.
      ...(import.meta.env.SSR && description !== undefined && { description }),
      ...(import.meta.env.SSR && canonicalPath !== undefined && { canonicalPath }),
      ...(import.meta.env.SSR && isPrivate && { isPrivate }),
      ...(import.meta.env.SSR && structuredData !== undefined && { structuredData }),
    }),
    [title, description, canonicalPath, isPrivate, structuredData],
  );
  if (import.meta.env.SSR) output.add(said);
  useEffect(() => output.add(said), [output, said]);
}

/** Sets the HTTP status of the server's response for this page: 404 for a missing item, 410 for a closed one. */
export function useStatus(status: number): void {
  const output = usePageOutput();
  if (import.meta.env.SSR && status !== 200) output.status = status;
}
