import { Link } from 'react-router-dom';
import { PagedSection, useShownPage } from '../../lists/PagedSection.tsx';
import { formatDate } from '../../ui/dates.ts';
import {
  type ListedOrderFragment,
  useMyBulkOrdersQuery,
  useOrganisationBulkOrdersQuery,
} from './bulk-order.generated.ts';
import { ORDER } from './order-address.ts';

const ROWS = 10;

/** The bulk orders of the signed-in user, the newest first. */
export function OwnOrders() {
  const shown = useShownPage(ROWS);
  const query = useMyBulkOrdersQuery({ variables: shown.variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      id="orders"
      title="Your bulk orders"
      noun="orders"
      query={query}
      page={query.data?.myBulkOrders}
      shown={shown}
      className="num text-sm"
      row={listedOrder}
    />
  );
}

/** Those of the user's organisation, for whom they order or which they manage. */
export function OrganisationOrders() {
  const shown = useShownPage(ROWS);
  const query = useOrganisationBulkOrdersQuery({ variables: shown.variables, fetchPolicy: 'cache-and-network' });
  return (
    <PagedSection
      id="organisation-orders"
      title="Your organisation's bulk orders"
      noun="orders"
      query={query}
      page={query.data?.organisationBulkOrders}
      shown={shown}
      className="num text-sm"
      row={listedOrder}
    />
  );
}

function listedOrder(order: ListedOrderFragment) {
  return (
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
  );
}
