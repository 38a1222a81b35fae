import { Link, useLocation } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { preloadBulkOrder } from './LazyOrders.tsx';
import { bulkOrderAddress } from './order-address.ts';
import { BULK_ORDER_REQUEST } from './words.ts';

/** The way to the form of a bulk order, over the same page. */
export function BulkOrderLink() {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: bulkOrderAddress(search) }}
      state={openedState()}
      data-order-entry
      className={buttonClasses('secondary', 'normal')}
      onPointerEnter={preloadBulkOrder}
      onFocus={preloadBulkOrder}
    >
      {BULK_ORDER_REQUEST}
    </Link>
  );
}
