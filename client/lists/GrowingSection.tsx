import { type ReactNode, type RefObject, useRef } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ShowMore } from './ShowMore.tsx';

/** The part of a hook's result that a list needs besides its rows. */
export interface ListQuery {
  readonly error?: { readonly message: string } | undefined;
  readonly loading: boolean;
  readonly refetch: () => unknown;
}

interface GrowingSectionProps<Row> {
  id: string;
  title: string;
  /** Its heading, for focus that loses its place when a row is removed. */
  heading?: RefObject<HTMLHeadingElement | null>;
  query: ListQuery;
  /** The rows so far; undefined until the first are there. */
  page: { readonly nodes: readonly Row[]; readonly pageInfo: { readonly hasNextPage: boolean } } | undefined;
  /** Adds the next rows to `page`. */
  fetchRows: () => Promise<unknown>;
  /** Title of a failure. */
  notLoaded: string;
  /** In place of the rows if there are none. */
  empty: ReactNode;
  /** Label of the button for further rows. */
  more: string;
  /** Renders a row as a list item. */
  row: (row: Row) => ReactNode;
}

/** A section of the account page whose list grows by a button. */
export function GrowingSection<Row>(props: GrowingSectionProps<Row>) {
  const { id, title, heading, query, page, notLoaded } = props;
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby={id} aria-busy={query.loading}>
      <h3 ref={heading} id={id} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h3>
      {query.error && !page && (
        <ErrorPanel
          title={notLoaded}
          message={query.error.message}
          onRetry={() => query.refetch()}
          busy={query.loading}
        />
      )}
      {!page && !query.error && <Skeleton className="mt-6 h-16 w-full" />}
      {page?.nodes.length === 0 && <p className="mt-2 text-sm">{props.empty}</p>}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map(props.row)}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={query.loading}
        fetchRows={props.fetchRows}
        failure={notLoaded}
        className="mt-6"
      >
        {props.more}
      </ShowMore>
    </section>
  );
}
