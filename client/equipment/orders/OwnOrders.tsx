import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import {
  type ListedOrderFragment,
  useMyBulkOrdersQuery,
  useOrganisationBulkOrdersQuery,
} from './bulk-order.generated.ts';
import { ORDER } from './order-address.ts';

const ROWS = 10;

/** The bulk orders of the signed-in user, the newest first. Who has sent none sees nothing of it but a failure. */
export function OwnOrders() {
  const pages = usePages();
  const query = useMyBulkOrdersQuery({ variables: pages.variables, fetchPolicy: 'cache-and-network' });
  return <Orders id="orders" title="Your bulk orders" query={query} page={query.data?.myBulkOrders} pages={pages} />;
}

/** Those of the user's organisation, for whom they order or which they manage. Who sees none of them sees nothing but a failure. */
export function OrganisationOrders() {
  const pages = usePages();
  const query = useOrganisationBulkOrdersQuery({ variables: pages.variables, fetchPolicy: 'cache-and-network' });
  return (
    <Orders
      id="organisation-orders"
      title="Your organisation's bulk orders"
      query={query}
      page={query.data?.organisationBulkOrders}
      pages={pages}
    />
  );
}

function usePages() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  return { cursors, setCursors, variables: { first: ROWS, ...(after !== undefined && { after }) } };
}

interface OrdersProps {
  id: string;
  title: string;
  query: { error?: { message: string } | undefined; loading: boolean; refetch: () => unknown };
  page:
    | {
        nodes: readonly ListedOrderFragment[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      }
    | undefined;
  pages: ReturnType<typeof usePages>;
}

function Orders({ id, title, query: { error, loading, refetch }, page, pages: { cursors, setCursors } }: OrdersProps) {
  const orders = page?.nodes;
  if (!error && cursors.length === 0 && !orders?.length) return null;
  const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {};
  const turn = (to: readonly string[]) => {
    setCursors(to);
    document.getElementById(id)?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className="text-h3">
        {title}
      </h3>
      {orders && (
        <ul aria-busy={loading} className="num mt-6 border-t border-line text-sm">
          {orders.map((order) => (
            <li key={order.id} className="border-b border-line py-4">
              <Link to={`/equipment?${ORDER}=${order.id}`} className="font-bold">
                {order.reference}
              </Link>
              <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
                {order.items.length === 1 ? '1 item' : `${order.items.length} items`}, for {order.contactName}, sent on{' '}
                {formatDate(order.sentAt)}
                {order.closedAt && `, closed on ${formatDate(order.closedAt)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {error && !orders && (
        <ErrorPanel
          title={`${title} could not be loaded`}
          message={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {(cursors.length > 0 || hasNextPage) && (
        <div className="mt-6 flex flex-wrap gap-4">
          {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>Newer orders</Button>}
          {hasNextPage && endCursor && <Button onClick={() => turn([...cursors, endCursor])}>Older orders</Button>}
        </div>
      )}
    </section>
  );
}
