export const enquiryCategories = [
  'recruitment',
  'compliance',
  'equipment',
  'technical',
  'billing',
  'partnership',
  'feedback',
  'other',
] as const;
export type EnquiryCategory = (typeof enquiryCategories)[number];

/** Whose turn it is: the operators', the sender's, or no one's. */
export type EnquiryState = 'open' | 'answered' | 'closed';

/** What has happened to an enquiry at a moment: a message, or that it was closed or opened again. */
export interface EnquiryEntryRow {
  readonly id: string;
  readonly kind: 'message' | 'closed' | 'reopened';
  readonly writtenBy: 'sender' | 'operator';
  /** Of a message. */
  readonly body: string | null;
  readonly happenedAt: string;
}

/** An enquiry in its present state, without its texts. */
export interface EnquiryRow {
  readonly id: string;
  readonly reference: string;
  /** The account of the sender, if signed in. */
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly organization: string | null;
  readonly subject: string;
  readonly category: EnquiryCategory;
  readonly state: EnquiryState;
  readonly sentAt: string;
  /** Null while no reply is waited for. */
  readonly waitingSince: string | null;
  readonly firstRepliedAt: string | null;
  readonly changedAt: string;
}

/** An enquiry with all that has happened to it, the oldest first. */
export interface EnquiryHistory {
  readonly enquiry: EnquiryRow;
  readonly entries: readonly EnquiryEntryRow[];
}
