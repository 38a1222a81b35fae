import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../ui/moments.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ConversationReply } from './ConversationReply.tsx';
import type { OpenConversationFragment } from './messages.generated.ts';
import { ReportConversation } from './ReportConversation.tsx';
import { StopConversation } from './StopConversation.tsx';
import { stateFor } from './words.ts';

interface ConversationProps {
  first: OpenConversationFragment;
  conversationKey: string;
  /** Whether its buyer has no account and came by the mailed link. */
  isLinked: boolean;
}

/** What buyer and supplier have written, and what the reader can do about it. */
export function Conversation({ first, conversationKey, isLinked }: ConversationProps) {
  const [thread, setThread] = useState(first);
  const place = useRef<HTMLParagraphElement>(null);
  const { conversation, entries, side } = thread;
  const { label, tone } = stateFor(side, conversation.state);
  const isStopped = conversation.state === 'STOPPED';
  const change = (changed: OpenConversationFragment | null) => {
    if (changed) setThread(changed);
    place.current?.focus();
  };
  const actions = { conversationKey, isLinked, onChange: change };
  return (
    <>
      <p ref={place} tabIndex={-1} className="mt-1 text-sm wrap-anywhere outline-none">
        About <Product conversation={conversation} />, with {conversation.supplierName}
      </p>
      {side !== 'BUYER' && <Buyer conversation={conversation} />}
      <p className="mt-2 mb-6">
        <Tag tone={tone}>{label}</Tag>
      </p>
      <Messages thread={thread} />
      {isStopped && (
        <p className="mt-6 border-l-[6px] border-amber bg-amber-tint p-5">
          We have stopped this conversation. Nobody can write in it any more.
        </p>
      )}
      {side === 'OPERATOR' && !isStopped && <StopConversation id={conversation.id} onChange={change} />}
      {side !== 'OPERATOR' && (
        <>
          {!isStopped && <ConversationReply key={entries.length} {...actions} />}
          <ReportConversation {...actions} isReported={conversation.isReported} />
        </>
      )}
    </>
  );
}

function Product({ conversation: { productId, productName } }: Pick<OpenConversationFragment, 'conversation'>) {
  return productId ? <Link to={`/equipment?item=${productId}`}>{productName}</Link> : productName;
}

function Buyer({
  conversation: { buyerName, buyerOrganization, buyerPhone },
}: Pick<OpenConversationFragment, 'conversation'>) {
  return (
    <p className="text-sm wrap-anywhere">
      From {[buyerName, buyerOrganization, buyerPhone].filter(Boolean).join(', ')}
    </p>
  );
}

function Messages({ thread: { conversation, entries, side } }: { thread: OpenConversationFragment }) {
  const names = {
    BUYER: side === 'BUYER' ? 'You' : conversation.buyerName,
    SUPPLIER: conversation.supplierName,
  };
  return (
    <ol className="border-b border-line">
      {entries.map(({ id, writtenBy, body, happenedAt }) => (
        <li
          key={id}
          className={`border-t border-line py-4 ${writtenBy === 'SUPPLIER' ? 'border-l-4 border-l-brand pl-4' : ''}`}
        >
          <p className="text-sm wrap-anywhere">
            <span className="font-bold">{names[writtenBy]}</span> wrote
            <span className="num ml-2 text-xs text-ink-2">{formatMoment(happenedAt)}</span>
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>
        </li>
      ))}
    </ol>
  );
}
