import type { Kysely } from 'kysely';
import { lifetimeAt } from './access/session-lifetime.ts';
import { deleteExpiredLinks } from './accounts/email/mailed-tokens.queries.ts';
import { deleteOldAttempts } from './accounts/providers/social-attempts.queries.ts';
import { oldestAttempt } from './accounts/providers/social-attempts.service.ts';
import { deleteOldDevices } from './accounts/sessions/known-devices.queries.ts';
import { forgottenDeviceTime } from './accounts/sessions/known-devices.ts';
import { deleteOldSessions } from './accounts/sessions/sessions.queries.ts';
import { deleteHitsBefore } from './alerts/saved-searches.queries.ts';
import { rollUpVisits } from './analytics/visit-days.queries.ts';
import { deleteEnquiriesBefore } from './contact/enquiries.queries.ts';
import { oldestUnconfirmedReader } from './contact/newsletter/newsletter-link.ts';
import { deleteUnconfirmedReaders } from './contact/newsletter/newsletter-subscriptions.queries.ts';
import { deleteOldClaims } from './desk/desk.queries.ts';
import { deleteDeskMailDays } from './desk/mail/desk-mail.queries.ts';
import { deleteConversationsBefore } from './equipment/messages/conversations.queries.ts';
import { deleteSearchesBefore } from './help/unanswered-searches.queries.ts';
import { forgetKeys } from './idempotency/idempotency.queries.ts';
import { deleteDraftsBefore } from './jobs/postings/drafts/job-drafts.queries.ts';
import { deleteVisitorOrders } from './orders/orders.queries.ts';
import { deleteExpiredInvitations } from './organisations/organisations.queries.ts';
import { deleteOldMails } from './outbox/outbox.queries.ts';
import { deleteKeysBefore } from './partners/api-keys.queries.ts';
import { deleteKeyUsageBefore } from './partners/key-usage.queries.ts';
import { deleteQuotasBefore, deleteTierRequestsBefore } from './partners/tiers/tier-requests.queries.ts';
import { deleteUnusedAddresses } from './places/posted-places.queries.ts';
import { deleteOldProbes } from './system-status/probes.queries.ts';
import { deleteUnconfirmedSubscriptions } from './system-status/subscription/status-subscriptions.queries.ts';
import { oldestUnconfirmed } from './system-status/subscription/subscription-link.ts';
import type { DB } from './tables.ts';
import { londonDate } from './text/clock-text.ts';
import { inTransaction } from './transaction.ts';
import { deleteOldVendorApplications } from './vendors/vendor-applications.queries.ts';
import { deleteMarksBefore } from './visitors/visitor-marks.queries.ts';
import { deleteEventsBefore } from './webhooks/webhook-events.queries.ts';

const DAY_MS = 86_400_000;
const MAILS_KEPT_MS = 30 * DAY_MS;
const WEBHOOK_EVENTS_KEPT_MS = 30 * DAY_MS;
const VISITS_KEPT_MS = 7 * DAY_MS;
const SEARCHES_KEPT_MS = 90 * DAY_MS;
const ENQUIRIES_KEPT_MS = 365 * DAY_MS;
const ORDERS_KEPT_MS = 365 * DAY_MS;
const DRAFTS_KEPT_MS = 180 * DAY_MS;
const KEYS_KEPT_MS = 90 * DAY_MS;
const TIER_REQUESTS_KEPT_MS = 730 * DAY_MS;
const QUOTAS_KEPT_MS = 7_200_000;
const KEY_USAGE_KEPT_MS = 396 * DAY_MS;
const CLAIMS_KEPT_MS = 30 * DAY_MS;
/** Applications to become a supplier, by their state. */
const VENDORS_KEPT_MS = {
  drafts: 30 * DAY_MS,
  unanswered: 180 * DAY_MS,
  refused: 365 * DAY_MS,
  approved: 2_190 * DAY_MS,
};
/** Longer than the 30 days that the status page shows, so that these can be counted again. */
const PROBES_KEPT_MS = 35 * DAY_MS;

/** The deletions of old data; each receives the present time. `legal/retention.ts` describes them to visitors. */
const deletions = {
  /** Marks that tell visitors apart, and the secret they were made with: at the end of the day, in London. */
  'visitor marks': (db, now) => deleteMarksBefore(db, londonDate(now)),
  /** Sessions that have been over, or unused, for 30 days. */
  sessions: (db, now) => deleteOldSessions(db, lifetimeAt(now).usedAfter),
  /** Browsers in which no user has signed in for a year. */
  devices: (db, now) => deleteOldDevices(db, forgottenDeviceTime(now)),
  /** Sign-ins at a provider to which no answer came within 10 minutes. */
  'sign-in attempts': (db, now) => deleteOldAttempts(db, oldestAttempt(now)),
  /** API keys that expired 90 days ago, and usage that is 13 months old. */
  'api keys': (db, now) => deleteKeysBefore(db, new Date(now.getTime() - KEYS_KEPT_MS).toISOString()),
  'usage of keys': (db, now) => deleteKeyUsageBefore(db, londonDate(new Date(now.getTime() - KEY_USAGE_KEPT_MS))),
  /** How much of an hour keys have used, 2 hours after it began. */
  quotas: (db, now) => deleteQuotasBefore(db, new Date(now.getTime() - QUOTAS_KEPT_MS).toISOString()),
  /** Requests for a tier, 2 years after they were decided. */
  'tier requests': (db, now) =>
    deleteTierRequestsBefore(db, new Date(now.getTime() - TIER_REQUESTS_KEPT_MS).toISOString()),
  /** Mailed links that can no longer be followed. */
  links: (db, now) => deleteExpiredLinks(db, now.toISOString()),
  /** Mails that were sent or given up, 30 days after they were written. */
  mails: (db, now) => deleteOldMails(db, new Date(now.getTime() - MAILS_KEPT_MS).toISOString()),
  /** Deliveries of webhooks, after 30 days. */
  'webhook events': (db, now) => deleteEventsBefore(db, new Date(now.getTime() - WEBHOOK_EVENTS_KEPT_MS).toISOString()),
  /** Searches of the help center that found nothing, after 90 days. */
  'unanswered searches': (db, now) => deleteSearchesBefore(db, londonDate(new Date(now.getTime() - SEARCHES_KEPT_MS))),
  /** What saved searches have found, after 30 days. */
  'found by saved searches': (db, now) => deleteHitsBefore(db, new Date(now.getTime() - MAILS_KEPT_MS).toISOString()),
  /** Claims on items of the desk, 30 days after they were made. */
  'desk claims': (db, now) => deleteOldClaims(db, new Date(now.getTime() - CLAIMS_KEPT_MS).toISOString()),
  /** Of the daily mails to operators that they were written, after 30 days. */
  'desk mails': (db, now) => deleteDeskMailDays(db, londonDate(new Date(now.getTime() - MAILS_KEPT_MS))),
  /** Probes, after 35 days; their days stay. */
  probes: (db, now) => deleteOldProbes(db, new Date(now.getTime() - PROBES_KEPT_MS).toISOString()),
  /** Subscriptions to the status that were not confirmed within 7 days. */
  subscriptions: (db, now) => deleteUnconfirmedSubscriptions(db, oldestUnconfirmed(now)),
  /** Subscriptions to the newsletter that were not confirmed within 7 days. */
  readers: (db, now) => deleteUnconfirmedReaders(db, oldestUnconfirmedReader(now)),
  /** Enquiries to which nothing has happened for a year. */
  enquiries: (db, now) => deleteEnquiriesBefore(db, new Date(now.getTime() - ENQUIRIES_KEPT_MS).toISOString()),
  /** Conversations with suppliers in which nothing has happened for a year. */
  'supplier conversations': (db, now) =>
    deleteConversationsBefore(db, new Date(now.getTime() - ENQUIRIES_KEPT_MS).toISOString()),
  /** Applications to become a supplier, with their documents. */
  'vendor applications': (db, now) => deleteOldVendorApplications(db, beforeEach(now, VENDORS_KEPT_MS)),
  /** Drafts of posts that were not changed for 180 days. */
  'job drafts': (db, now) => deleteDraftsBefore(db, new Date(now.getTime() - DRAFTS_KEPT_MS).toISOString()),
  /** Invitations to an organisation that ran out after 14 days. */
  invitations: (db, now) => deleteExpiredInvitations(db, now.toISOString()),
  /** Page views and events, after the 7th day; their sums by day stay. */
  visits: (db, now) => rollUpVisits(db, londonDate(new Date(now.getTime() - VISITS_KEPT_MS))),
  /** Orders of people without an account, after 365 days. */
  orders: (db, now) => deleteVisitorOrders(db, new Date(now.getTime() - ORDERS_KEPT_MS).toISOString()),
  /** Addresses of employers without a post. */
  addresses: (db) => inTransaction(db, deleteUnusedAddresses),
  /** Idempotency keys, after 24 hours. */
  'idempotency keys': (db, now) => forgetKeys(db, now.toISOString()),
} as const satisfies Record<string, (db: Kysely<DB>, now: Date) => Promise<unknown>>;

/** Deletes data whose retention has ended. The host calls it repeatedly; a failure of one deletion does not stop the others. */
export async function deleteOldData(db: Kysely<DB>, now: Date): Promise<void> {
  const results = await Promise.allSettled(Object.values(deletions).map((remove) => remove(db, now)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}

/** The instants that are this long ago. */
function beforeEach<Name extends string>(now: Date, kept: Readonly<Record<Name, number>>): Record<Name, string> {
  const entries = (Object.entries(kept) as [Name, number][]).map(([name, milliseconds]) => [
    name,
    new Date(now.getTime() - milliseconds).toISOString(),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
