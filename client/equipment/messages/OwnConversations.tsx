import { Link } from 'react-router-dom';
import { PagedSection, useShownPage } from '../../lists/PagedSection.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { conversationAddress } from './conversation-address.ts';
import { useOwnConversationsQuery } from './messages.generated.ts';
import { stateFor } from './words.ts';

const ROWS = 10;

const sides = {
  BUYER: { id: 'supplier-messages', title: 'Your messages to suppliers' },
  SUPPLIER: { id: 'buyer-messages', title: 'Messages from buyers' },
} as const;

/** The conversations of the signed-in user on one side. */
export function OwnConversations({ side }: { side: keyof typeof sides }) {
  const shown = useShownPage(ROWS);
  const query = useOwnConversationsQuery({
    variables: { side, ...shown.variables },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedSection
      {...sides[side]}
      noun="messages"
      query={query}
      page={query.data?.supplierConversations}
      shown={shown}
      className="text-sm"
      row={(conversation) => (
        <li key={conversation.id} className="border-b border-line py-4">
          <Link to={conversationAddress(conversation.id)} className="font-bold wrap-anywhere">
            {conversation.productName}
          </Link>
          <p className="num mt-1 text-xs text-ink-2 wrap-anywhere">
            {conversation.reference},{' '}
            {side === 'BUYER'
              ? conversation.supplierName
              : [conversation.buyerName, conversation.buyerOrganization].filter(Boolean).join(', ')}
            , last changed on {formatDate(conversation.changedAt)}
          </p>
          <p className="mt-2">
            <Tag tone={stateFor(side, conversation.state).tone}>{stateFor(side, conversation.state).label}</Tag>
          </p>
        </li>
      )}
    />
  );
}
