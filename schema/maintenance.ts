import type { Kysely } from 'kysely';
import { lifetimeAt } from './access/session-lifetime.ts';
import { deleteExpiredLinks } from './accounts/email/mailed-tokens.queries.ts';
import { deleteOldAttempts } from './accounts/providers/social-attempts.queries.ts';
import { oldestAttempt } from './accounts/providers/social-attempts.service.ts';
import { deleteOldDevices } from './accounts/sessions/known-devices.queries.ts';
import { forgottenDeviceTime } from './accounts/sessions/known-devices.ts';
import { deleteOldSessions } from './accounts/sessions/sessions.queries.ts';
import { forgetKeys } from './idempotency/idempotency.queries.ts';
import { deleteOldMails } from './outbox/outbox.queries.ts';
import { deleteUnusedAddresses } from './places/posted-places.queries.ts';
import type { DB } from './tables.ts';
import { londonDate } from './text/clock-text.ts';
import { inTransaction } from './transaction.ts';
import { deleteMarksBefore } from './visitors/visitor-marks.queries.ts';

const MAILS_KEPT_MS = 30 * 86_400_000;

/** What is deleted once it is old; each is told the present instant. `legal/retention.ts` tells the same to visitors. */
const deletions = {
  /** Marks that tell visitors apart, and the secret they were made with: at the end of the day, in London. */
  'visitor marks': (db, now) => deleteMarksBefore(db, londonDate(now)),
  /** Sessions that have been over, or unused, for 30 days. */
  sessions: (db, now) => deleteOldSessions(db, lifetimeAt(now).usedAfter),
  /** Browsers in which nobody has signed in for a year. */
  devices: (db, now) => deleteOldDevices(db, forgottenDeviceTime(now)),
  /** Sign-ins at a provider to which no answer came within 10 minutes. */
  'sign-in attempts': (db, now) => deleteOldAttempts(db, oldestAttempt(now)),
  /** Mailed links that can no longer be followed. */
  links: (db, now) => deleteExpiredLinks(db, now.toISOString()),
  /** Mails that were sent or given up, 30 days after they were written. */
  mails: (db, now) => deleteOldMails(db, new Date(now.getTime() - MAILS_KEPT_MS).toISOString()),
  /** Addresses of employers without a post. */
  addresses: (db) => inTransaction(db, deleteUnusedAddresses),
  /** Idempotency keys, after 24 hours. */
  'idempotency keys': (db, now) => forgetKeys(db, now.toISOString()),
} as const satisfies Record<string, (db: Kysely<DB>, now: Date) => Promise<unknown>>;

/** Deletes what is kept for a time only. The host calls it again and again; a failure of one leaves the others done. */
export async function deleteOldData(db: Kysely<DB>, now: Date): Promise<void> {
  const results = await Promise.allSettled(Object.values(deletions).map((remove) => remove(db, now)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
