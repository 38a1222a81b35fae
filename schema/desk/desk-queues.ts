import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../tables.ts';

/** The deadline of an item: hours after it began to wait, or a column of its row if it is in working days. */
export type DeskDeadline =
  | { readonly hours: number }
  | {
      /** The column that holds the deadline, which is written when the item begins to wait. */
      readonly column: string;
      readonly workingDays: number;
    };

/** Something that waits for operators, item by item. */
export interface DeskQueue {
  /** What operators call it. */
  readonly label: string;
  /** What the graph says of it. */
  readonly description: string;
  readonly table: keyof DB & string;
  /** Which rows wait, in the very words of the partial index that serves the queue. */
  readonly waits: RawBuilder<SqlBool>;
  /** The column that says since when. */
  readonly since: string;
  readonly due: DeskDeadline;
  /** What the audit log calls an item. */
  readonly subjectKind: string;
}

/**
 * The queues of the desk, one entry each, in its order, by the names of the sections of the operators' page. An index
 * serves each in the order of its deadlines. What is promised stands in the area, too, which this folder cannot import; a
 * test compares the two.
 */
export const deskQueues = {
  /** The promise to users is 24 to 48 hours. An organisation is verified with the first of its members. */
  verification: {
    label: 'Verification',
    description: 'Accounts, each with its organisation, that wait to be verified.',
    table: 'account',
    waits: sql<SqlBool>`access = 'member' and suspended_at is null`,
    since: 'verification_asked_at',
    due: { hours: 48 },
    subjectKind: 'account',
  },
  equipment: {
    label: 'Equipment',
    description: 'Products that wait for a review.',
    table: 'equipment',
    waits: sql<SqlBool>`withdrawn_at is null and review_state = 'in_review'`,
    since: 'submitted_at',
    due: { hours: 48 },
    subjectKind: 'equipment',
  },
  /** The contact page promises this for each kind of message. */
  messages: {
    label: 'Messages',
    description: 'Messages of the contact page that wait for a reply.',
    table: 'enquiry',
    waits: sql<SqlBool>`state = 'open'`,
    since: 'waiting_since',
    due: { hours: 24 },
    subjectKind: 'enquiry',
  },
  /** The promise to applicants is 3 to 5 working days. */
  suppliers: {
    label: 'Suppliers',
    description: 'Applications to become a supplier that wait for a review.',
    table: 'vendor_application',
    waits: sql<SqlBool>`state = 'submitted'`,
    since: 'submitted_at',
    due: { column: 'due_at', workingDays: 5 },
    subjectKind: 'vendor_application',
  },
  /** The promise to authors and reporters is 24 hours. */
  discussion: {
    label: 'Discussion',
    description: 'Comments that are held or reported.',
    table: 'article_comment',
    waits: sql<SqlBool>`waiting_since is not null and hidden_at is null`,
    since: 'waiting_since',
    due: { hours: 24 },
    subjectKind: 'comment',
  },
  /** The promise to buyers is 24 hours. */
  orders: {
    label: 'Orders',
    description: 'Bulk orders whose buyers have not heard of them yet.',
    table: 'bulk_order',
    waits: sql<SqlBool>`handled_at is null`,
    since: 'sent_at',
    due: { hours: 24 },
    subjectKind: 'bulk_order',
  },
  /** The promise to applicants is 7 days. One that waits was changed last when it was sent: the index of the stages serves it. */
  training: {
    label: 'Training',
    description: 'Applications for certifications that wait for a decision.',
    table: 'training_enrolment',
    waits: sql<SqlBool>`stage = 'submitted'`,
    since: 'changed_at',
    due: { hours: 7 * 24 },
    subjectKind: 'training_enrolment',
  },
  /** The promise to partners is 7 days. */
  partners: {
    label: 'Partners',
    description: 'Requests for a tier of partnership that wait for a decision.',
    table: 'tier_request',
    waits: sql<SqlBool>`state = 'waiting'`,
    since: 'asked_at',
    due: { hours: 7 * 24 },
    subjectKind: 'tier_request',
  },
} as const satisfies Record<string, DeskQueue>;

export type DeskQueueName = keyof typeof deskQueues;

export const deskQueueNames = Object.keys(deskQueues) as DeskQueueName[];
