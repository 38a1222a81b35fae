import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useMyBulkOrdersQuery } from './bulk-order.generated.ts';
import { ORDER } from './order-address.ts';

const ROWS = 10;

/** The bulk orders of the signed-in user, the newest first. Who has sent none sees nothing of it but a failure. */
export function OwnOrders() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  const { data, error, loading, refetch } = useMyBulkOrdersQuery({
    variables: { first: ROWS, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.myBulkOrders.nodes;
  if (!error && cursors.length === 0 && !orders?.length) return null;
  const { hasNextPage = false, endCursor = null } = data?.myBulkOrders.pageInfo ?? {};
  const turn = (to: readonly string[]) => {
    setCursors(to);
    document.getElementById('orders')?.focus();
  };
  return (
    <section aria-labelledby="orders">
      <h3 id="orders" tabIndex={-1} className="text-h3">
        Your bulk orders
      </h3>
      {orders && (
        <ul aria-busy={loading} className="num mt-6 border-t border-line text-sm">
          {orders.map(({ id, reference, sentAt, closedAt, items }) => (
            <li key={id} className="border-b border-line py-4">
              <Link to={`/equipment?${ORDER}=${id}`} className="font-bold">
                {reference}
              </Link>
              <p className="mt-1 text-xs text-ink-2">
                {items.length === 1 ? '1 item' : `${items.length} items`}, sent on {formatDate(sentAt)}
                {closedAt && `, closed on ${formatDate(closedAt)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {error && !orders && (
        <ErrorPanel
          title="Your bulk orders could not be loaded"
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
