import { asAnyone } from '../../accounts/session-requests.ts';
import { useSession } from '../../accounts/use-session.ts';
import { useSignInFirst } from '../../accounts/use-sign-in-first.ts';
import { useClose } from '../../dialog/use-close.ts';
import { ItemSheet } from '../../lists/ItemSheet.tsx';
import { useHead } from '../../navigation/page-context.ts';
import { EquipmentContentSkeleton } from '../EquipmentContentSkeleton.tsx';
import { useOpenOrderQuery } from './bulk-order.generated.ts';
import { OrderContent } from './OrderContent.tsx';
import { withoutOrder } from './order-address.ts';
import { orderWords } from './words.ts';

/** Tokens of mailed links are longer than identifiers. */
const LONGEST_ID = 36;
const reason = {
  title: 'Sign in to see your request',
  text: 'You sent this request while you were signed in.',
};

/** An order for its buyer: by the mailed link, or signed in. */
export function OrderSheet({ orderKey }: { orderKey: string }) {
  const close = useClose('[data-order-entry]', withoutOrder);
  const props = { orderKey, onClose: close };
  return orderKey.length > LONGEST_ID ? <LinkedOrder {...props} /> : <OwnOrder {...props} />;
}

interface OpenedProps {
  orderKey: string;
  onClose: () => void;
}

function OwnOrder(props: OpenedProps) {
  const isShown = useSignInFirst(reason, props.onClose);
  const { session } = useSession();
  return isShown && session ? <Opened {...props} isLinked={false} /> : null;
}

function LinkedOrder(props: OpenedProps) {
  return <Opened {...props} isLinked />;
}

function Opened({ orderKey, onClose, isLinked }: OpenedProps & { isLinked: boolean }) {
  const query = useOpenOrderQuery({
    variables: { key: orderKey },
    ...(isLinked ? asAnyone : { fetchPolicy: 'cache-and-network' }),
  });
  const order = query.data?.bulkOrder;
  const title = order ? `Bulk order ${order.reference}` : undefined;
  useHead({ ...(title !== undefined && { title }) });
  return (
    <ItemSheet
      area="equipment"
      words={{ ...orderWords, all: 'All equipment' }}
      query={query}
      title={title}
      onClose={onClose}
      skeleton={<EquipmentContentSkeleton hasPicture={false} />}
    >
      {order && (
        <OrderContent order={order} orderKey={orderKey} isLinked={isLinked} onChange={() => void query.refetch()} />
      )}
    </ItemSheet>
  );
}
