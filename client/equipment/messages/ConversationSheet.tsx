import { asAnyone } from '../../accounts/session-requests.ts';
import { useSession } from '../../accounts/use-session.ts';
import { useSignInFirst } from '../../accounts/use-sign-in-first.ts';
import { useClose } from '../../dialog/use-close.ts';
import { ItemSheet } from '../../lists/ItemSheet.tsx';
import { useHead } from '../../navigation/page-context.ts';
import { EquipmentContentSkeleton } from '../EquipmentContentSkeleton.tsx';
import { Conversation } from './Conversation.tsx';
import { withoutConversation } from './conversation-address.ts';
import { useOpenConversationQuery } from './messages.generated.ts';
import { conversationWords } from './words.ts';

/** Tokens of mailed links are longer than identifiers. */
const LONGEST_ID = 36;
const reason = {
  title: 'Sign in to see the conversation',
  text: 'Only the buyer and those who answer for the supplier can read it.',
};

/** A conversation with a supplier, for one of its sides: by the mailed link, or signed in. */
export function ConversationSheet({ conversationKey }: { conversationKey: string }) {
  const close = useClose('[data-conversation-entry]', withoutConversation);
  const props = { conversationKey, onClose: close };
  return conversationKey.length > LONGEST_ID ? <Opened {...props} isLinked /> : <OwnConversation {...props} />;
}

interface OpenedProps {
  conversationKey: string;
  onClose: () => void;
}

function OwnConversation(props: OpenedProps) {
  const isShown = useSignInFirst(reason, props.onClose);
  const { session } = useSession();
  return isShown && session ? <Opened {...props} isLinked={false} /> : null;
}

function Opened({ conversationKey, onClose, isLinked }: OpenedProps & { isLinked: boolean }) {
  const query = useOpenConversationQuery({
    variables: { key: conversationKey },
    ...(isLinked ? asAnyone : { fetchPolicy: 'network-only' }),
  });
  const thread = query.data?.supplierConversation;
  const title = thread ? `Conversation ${thread.conversation.reference}` : undefined;
  useHead({ ...(title !== undefined && { title }) });
  return (
    <ItemSheet
      area="equipment"
      words={conversationWords}
      query={query}
      title={title}
      onClose={onClose}
      skeleton={<EquipmentContentSkeleton hasPicture={false} />}
    >
      {thread && <Conversation first={thread} conversationKey={conversationKey} isLinked={isLinked} />}
    </ItemSheet>
  );
}
