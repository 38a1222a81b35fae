import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { ListQuery } from './GrowingSection.tsx';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Which page of a list is shown. */
export interface ShownPage {
  /** The cursors after which the pages begin that were turned to; the first page has none. */
  readonly cursors: readonly string[];
  readonly setCursors: (cursors: readonly string[]) => void;
  readonly variables: { readonly first: number; readonly after?: string };
}

/** Begins at the first page. @param rows how many rows a page has */
export function useShownPage(rows: number): ShownPage {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  return { cursors, setCursors, variables: { first: rows, ...(after !== undefined && { after }) } };
}

interface TurnPagesProps {
  shown: ShownPage;
  pageInfo: PageInfo | undefined;
  /** What the rows are, for the labels: "orders". */
  noun: string;
  /** The id of the heading that gets the focus. */
  headingId: string;
}

/** The buttons for newer and for older rows, if there are any. */
export function TurnPages({ shown: { cursors, setCursors }, pageInfo, noun, headingId }: TurnPagesProps) {
  const turn = (to: readonly string[]) => {
    setCursors(to);
    document.getElementById(headingId)?.focus();
  };
  const { hasNextPage = false, endCursor = null } = pageInfo ?? {};
  return (
    <>
      {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>Newer {noun}</Button>}
      {hasNextPage && endCursor && <Button onClick={() => turn([...cursors, endCursor])}>Older {noun}</Button>}
    </>
  );
}

interface PagedSectionProps<Row> {
  id: string;
  title: string;
  /** Title of a failure; made of `title` otherwise. */
  notLoaded?: string;
  noun: string;
  query: ListQuery;
  page: { readonly nodes: readonly Row[]; readonly pageInfo: PageInfo } | undefined;
  shown: ShownPage;
  className?: string;
  /** Renders a row as a list item. */
  row: (row: Row) => ReactNode;
}

/** A section of the account page with one page of a list. It renders nothing for an account without rows, except a failure. */
export function PagedSection<Row>(props: PagedSectionProps<Row>) {
  const { id, title, notLoaded = `${title} could not be loaded`, noun, query, page, shown, className = '' } = props;
  if (!query.error && shown.cursors.length === 0 && !page?.nodes.length) return null;
  const hasPages = shown.cursors.length > 0 || page?.pageInfo.hasNextPage === true;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className="text-h3">
        {title}
      </h3>
      {page && (
        <ul aria-busy={query.loading} className={`mt-6 border-t border-line ${className}`}>
          {page.nodes.map(props.row)}
        </ul>
      )}
      {query.error && !page && (
        <ErrorPanel
          title={notLoaded}
          message={query.error.message}
          busy={query.loading}
          onRetry={() => void query.refetch()}
        />
      )}
      {hasPages && (
        <div className="mt-6 flex flex-wrap gap-4">
          <TurnPages shown={shown} pageInfo={page?.pageInfo} noun={noun} headingId={id} />
        </div>
      )}
    </section>
  );
}
