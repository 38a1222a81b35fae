import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../tables.ts';

/** Something that waits for operators, item by item. */
export interface DeskQueue {
  readonly table: keyof DB & string;
  /** Which rows wait, in the very words of the partial index that serves the queue. */
  readonly waits: RawBuilder<SqlBool>;
  /** The column that says since when. */
  readonly since: string;
  /** After so many hours an item is overdue. */
  readonly hours: number;
  /** What the audit log calls an item. */
  readonly subjectKind: string;
}

/** The queues of the desk, one line each, in its order. */
export const deskQueues = {
  /** Users are told 24 to 48 hours. */
  verification: {
    table: 'account',
    waits: sql<SqlBool>`access = 'member' and suspended_at is null`,
    since: 'verification_asked_at',
    hours: 48,
    subjectKind: 'account',
  },
  equipment: {
    table: 'equipment',
    waits: sql<SqlBool>`withdrawn_at is null and review_state = 'in_review'`,
    since: 'submitted_at',
    hours: 48,
    subjectKind: 'equipment',
  },
  /** Authors and those who report are told 24 hours. */
  discussion: {
    table: 'article_comment',
    waits: sql<SqlBool>`waiting_since is not null and hidden_at is null`,
    since: 'waiting_since',
    hours: 24,
    subjectKind: 'comment',
  },
  /** Buyers are told 24 hours. */
  orders: {
    table: 'bulk_order',
    waits: sql<SqlBool>`handled_at is null`,
    since: 'sent_at',
    hours: 24,
    subjectKind: 'bulk_order',
  },
} as const satisfies Record<string, DeskQueue>;

export type DeskQueueName = keyof typeof deskQueues;

export const deskQueueNames = Object.keys(deskQueues) as DeskQueueName[];
