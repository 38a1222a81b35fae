/** Whose turn it is: the supplier's, the buyer's; or an operator has stopped it. */
export type ConversationState = 'waiting' | 'answered' | 'stopped';

/** As whom a user reads a conversation. */
export type ConversationSide = 'buyer' | 'supplier' | 'operator';

/** What a buyer and a supplier write to each other about a product, as it stands, without what was written. */
export interface ConversationRow {
  readonly id: string;
  readonly reference: string;
  readonly supplierId: string;
  readonly supplierName: string;
  /** Of the supplier, as of all records that members of an organisation answer for. */
  readonly ownerId: string | null;
  readonly organisationId: string | null;
  /** Null where the product is gone. */
  readonly equipmentId: string | null;
  readonly productName: string;
  /** Of the buyer, where signed in. */
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly organization: string | null;
  readonly state: ConversationState;
  readonly sentAt: string;
  readonly changedAt: string;
  /** Null while neither side has reported it. */
  readonly reportedAt: string | null;
}

/** A message of a conversation. */
export interface ConversationEntryRow {
  readonly id: string;
  readonly writtenBy: 'buyer' | 'supplier';
  readonly body: string;
  readonly happenedAt: string;
}

/** A conversation with all that was written in it, the oldest first, as one of its sides reads it. */
export interface ConversationThread {
  readonly conversation: ConversationRow;
  readonly entries: readonly ConversationEntryRow[];
  readonly side: ConversationSide;
}
