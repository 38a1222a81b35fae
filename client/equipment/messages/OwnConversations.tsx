import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { conversationAddress } from './conversation-address.ts';
import { useOwnConversationsQuery } from './messages.generated.ts';
import { stateFor } from './words.ts';

const ROWS = 10;

const sides = {
  BUYER: { id: 'supplier-messages', title: 'Your messages to suppliers' },
  SUPPLIER: { id: 'buyer-messages', title: 'Messages from buyers' },
} as const;

/** The conversations of the signed-in user on one side. Who has none sees nothing of it but a failure. */
export function OwnConversations({ side }: { side: keyof typeof sides }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  const { data, error, loading, refetch } = useOwnConversationsQuery({
    variables: { side, first: ROWS, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
  });
  const { id, title } = sides[side];
  const conversations = data?.supplierConversations.nodes;
  if (!error && cursors.length === 0 && !conversations?.length) return null;
  const { hasNextPage = false, endCursor = null } = data?.supplierConversations.pageInfo ?? {};
  const turn = (to: readonly string[]) => {
    setCursors(to);
    document.getElementById(id)?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className="text-h3">
        {title}
      </h3>
      {conversations && (
        <ul aria-busy={loading} className="mt-6 border-t border-line text-sm">
          {conversations.map((row) => (
            <li key={row.id} className="border-b border-line py-4">
              <Link to={conversationAddress(row.id)} className="font-bold wrap-anywhere">
                {row.productName}
              </Link>
              <p className="num mt-1 text-xs text-ink-2 wrap-anywhere">
                {row.reference},{' '}
                {side === 'BUYER'
                  ? row.supplierName
                  : [row.buyerName, row.buyerOrganization].filter(Boolean).join(', ')}
                , last changed on {formatDate(row.changedAt)}
              </p>
              <p className="mt-2">
                <Tag tone={stateFor(side, row.state).tone}>{stateFor(side, row.state).label}</Tag>
              </p>
            </li>
          ))}
        </ul>
      )}
      {error && !conversations && (
        <ErrorPanel
          title={`${title} could not be loaded`}
          message={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {(cursors.length > 0 || hasNextPage) && (
        <div className="mt-6 flex flex-wrap gap-4">
          {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>Newer messages</Button>}
          {hasNextPage && endCursor && <Button onClick={() => turn([...cursors, endCursor])}>Older messages</Button>}
        </div>
      )}
    </section>
  );
}
