import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import type { Write } from './write.ts';

/** What came back of a write; undefined if the connection was cut. */
export type Answer =
  | { readonly status: number; readonly retryAfter: string | undefined; readonly body: string }
  | undefined;

/** How often the database holds what each mark stands for, with all that belongs to it. */
export type Records = ReadonlyMap<string, number>;

/** Counts a record only together with the mail or the entry of the log that its transaction has written. */
export async function readRecords(db: Kysely<DB>): Promise<Records> {
  const { rows } = await sql<{ mark: string; stored: number }>`
    select email as mark, count(*)::integer as stored from account
      join outgoing_mail on account_id = account.id and outgoing_mail.kind = 'email-confirmation' group by email
    union all
    select title, count(*)::integer from job
      join audit_entry on subject_id = job.id::text and action = 'job.created' group by title
    union all
    select account_id || ' ' || job_id, count(*)::integer from job_application
      join audit_entry on subject_id = job_application.id::text and action = 'application.submitted'
      group by account_id, job_id
    union all
    select owner_id::text, count(*)::integer from audit_entry where action = 'account.profile_changed' group by owner_id
    union all
    select project_name, count(*)::integer from bulk_order
      join audit_entry on subject_id = bulk_order.id::text and action = 'bulk_order.sent'
      where project_name is not null group by project_name
    union all
    select company_name, count(*)::integer from vendor_application
      join outgoing_mail on vendor_application_id = vendor_application.id and outgoing_mail.kind = 'vendor-started'
      group by company_name
    union all
    select slug, download_count::integer from document`.execute(db);
  return new Map(rows.map(({ mark, stored }) => [mark, stored]));
}

/** Whether a write was told as done, by REST or by the graph. */
export const isAcknowledged = (answer: Answer): boolean =>
  answer !== undefined && answer.status < 300 && !/"errors":|"__typename":"\w+Error"/.test(answer.body);

/** Whether a client was told to send it again after a number of seconds. */
export const isToldToRetry = (answer: Answer): boolean =>
  answer?.status === 503 && /^\d+$/.test(answer.retryAfter ?? '');

/**
 * Each acknowledged write is stored exactly once. A write without an acknowledgement may be stored or not, as its sender
 * cannot know.
 */
export function expectEachOnce(
  before: Records,
  after: Records,
  writes: readonly Write[],
  answers: readonly Answer[],
): void {
  const sent = new Map<string, { all: number; acknowledged: number }>();
  for (const [index, { mark }] of writes.entries()) {
    const { all, acknowledged } = sent.get(mark) ?? { all: 0, acknowledged: 0 };
    sent.set(mark, { all: all + 1, acknowledged: acknowledged + (isAcknowledged(answers[index]) ? 1 : 0) });
  }
  const wrong = [...sent].flatMap(([mark, { all, acknowledged }]) => {
    const stored = (after.get(mark) ?? 0) - (before.get(mark) ?? 0);
    return stored < acknowledged || stored > all ? [{ mark, acknowledged, stored, all }] : [];
  });
  expect(wrong).toEqual([]);
}
