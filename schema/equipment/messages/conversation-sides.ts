import type { Kysely } from 'kysely';
import { type Belonging, isOfOwn } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import type { Access } from '../../access/viewer.ts';
import { NotFoundError } from '../../errors.ts';
import { shortText } from '../../queries/filter-values.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { CONVERSATION_LINK } from './conversation-link.ts';
import type { ConversationRow, ConversationSide, ConversationThread } from './conversation-row.ts';
import { findConversation, listConversationEntries } from './conversations.queries.ts';

export const NO_SUCH_CONVERSATION = 'There is no such conversation of yours.';

/** A conversation, and on which side of it a user is. */
export interface Sided {
  readonly conversation: ConversationRow;
  readonly side: ConversationSide;
}

/** Who asks: as they are in the transaction where something is changed. */
type Asking = Belonging & { readonly access: Access };

/**
 * On which side of a conversation a signed-in user is: its buyer's; its supplier's, where they publish for it; an
 * operator's, once it was reported. Nothing for anybody else.
 */
export function sideOf(asking: Asking, conversation: ConversationRow): ConversationSide | undefined {
  if (conversation.accountId === asking.accountId) {
    return 'buyer';
  }
  if (isOfOwn(asking, conversation)) {
    return 'supplier';
  }
  return asking.access === 'operator' && conversation.reportedAt !== null ? 'operator' : undefined;
}

/** A conversation by its identifier, for a user who is on a side of it. @throws NotFoundError */
export async function findSided(db: Kysely<DB>, asking: Asking, id: string): Promise<Sided> {
  const conversation = await findConversationOf(db, id);
  const side = conversation && sideOf(asking, conversation);
  if (!side) {
    throw new NotFoundError(NO_SUCH_CONVERSATION);
  }
  return { conversation, side };
}

/** A conversation of a buyer without an account, by the identifier in their mailed link. @throws NotFoundError */
export async function findLinked(db: Kysely<DB>, id: string): Promise<Sided> {
  const conversation = await findConversationOf(db, id);
  if (conversation?.accountId !== null) {
    throw new NotFoundError(NO_SUCH_CONVERSATION);
  }
  return { conversation, side: 'buyer' };
}

/**
 * A conversation as the viewer reads it, by its identifier or by the token of the mailed link; null where they may not.
 *
 * @throws ValidationError where the key is too long to be one.
 */
export async function readThread(
  { db, ports, viewer }: ServiceDependencies,
  key: string,
): Promise<ConversationThread | null> {
  const linked = ports.linkTokens.idOf(CONVERSATION_LINK, shortText('key', key));
  const conversation = await findConversationOf(db, linked ?? key);
  if (!conversation) {
    return null;
  }
  const entries = () => listConversationEntries(db, conversation.id);
  if (linked !== undefined) {
    return conversation.accountId === null ? { conversation, side: 'buyer', entries: await entries() } : null;
  }
  if (viewer.kind !== 'account') {
    return null;
  }
  const side = sideOf({ ...viewer, membership: await findMembership(db, viewer.accountId) }, conversation);
  return side ? { conversation, side, entries: await entries() } : null;
}

async function findConversationOf(db: Kysely<DB>, id: string): Promise<ConversationRow | undefined> {
  return isUuid(id) ? findConversation(db, id) : undefined;
}
