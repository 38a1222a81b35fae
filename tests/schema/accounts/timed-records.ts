import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createConversation } from '../../factories/conversation.ts';
import { createEnquiry } from '../../factories/enquiry.ts';
import { createJobDraft } from '../../factories/job-draft.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { partnerRecords } from './partner-records.ts';
import { savedSearchRecord } from './saved-search-records.ts';
import { sessionRecords } from './session-records.ts';
import { VENDORS_UNTIL, vendorRecord } from './vendor-records.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where records are made. */
export interface RecordingPortal {
  readonly db: Kysely<DB>;
  /** Opens an account at an instant, by a request with this Idempotency-Key. */
  readonly signUpWithKey: (key: string, instant: string) => Promise<void>;
}

const accountId = async (db: Kysely<DB>) => (await createAccount(db)).id;

/** Something that is deleted after a time: how it is made, as of an instant, and whether it is there. */
export interface TimedRecord {
  readonly table: keyof DB;
  readonly until: string;
  readonly name: string;
  readonly lasts: number;
  readonly make: (portal: RecordingPortal, instant: string) => Promise<() => Promise<boolean>>;
}

export const timedRecords: readonly TimedRecord[] = [
  savedSearchRecord,
  {
    table: 'desk_claim',
    until: '30 days, or the operator gives it back or deletes the account',
    name: 'a claim on an item of the desk',
    lasts: 30 * DAY,
    make: async ({ db }, instant) => {
      const account_id = await accountId(db);
      const claim = { queue: 'equipment', item_id: account_id, account_id, claimed_at: instant };
      await db.insertInto('desk_claim').values(claim).execute();
      const claims = db.selectFrom('desk_claim').select('item_id').where('item_id', '=', account_id);
      return async () => (await claims.execute()).length === 1;
    },
  },
  {
    table: 'job_draft',
    until: 'You publish or delete the draft or delete the account, or 180 days after its last change',
    name: 'a draft of a post',
    lasts: 180 * DAY,
    make: async ({ db }, instant) => {
      const { id } = await createJobDraft(db, { owner_id: await accountId(db), changed_at: instant });
      return async () => (await db.selectFrom('job_draft').select('id').where('id', '=', id).execute()).length === 1;
    },
  },
  ...sessionRecords,
  ...partnerRecords,
  ...(['bulk_order', 'bulk_order_item'] as const).map(
    (table): TimedRecord => ({
      table,
      until:
        'You delete the account, unless a colleague answers for them for your organisation; 365 days after you sent it where you have none',
      name: `a ${table.replaceAll('_', ' ')} without an account`,
      lasts: 365 * DAY,
      make: async ({ db }, instant) => {
        const { id } = await createBulkOrder(db, { sent_at: instant });
        const column = table === 'bulk_order' ? 'bulk_order.id' : 'bulk_order_item.order_id';
        return async () => (await db.selectFrom(table).select(column).where(column, '=', id).execute()).length === 1;
      },
    }),
  ),
  {
    table: 'social_attempt',
    until: '10 minutes',
    name: 'a sign-in at a provider that has begun',
    lasts: 10 * MINUTE,
    make: async ({ db }, instant) => {
      const nonce = randomBytes(16).toString('hex');
      const digests = { state_digest: randomBytes(32), browser_digest: randomBytes(32) };
      const attempt = { ...digests, provider: 'google', nonce, verifier: 'v', next: '/', begun_at: instant };
      await db.insertInto('social_attempt').values(attempt).execute();
      const attempts = db.selectFrom('social_attempt').select('nonce').where('nonce', '=', nonce);
      return async () => (await attempts.execute()).length === 1;
    },
  },
  {
    table: 'outgoing_mail',
    until: '30 days',
    name: 'a mail that was sent',
    lasts: 30 * DAY,
    make: async ({ db }, instant) => {
      const mail = { kind: 'of-this-test', created_at: instant, sent_at: instant };
      const { id } = await db.insertInto('outgoing_mail').values(mail).returning('id').executeTakeFirstOrThrow();
      const mails = db.selectFrom('outgoing_mail').select('id').where('id', '=', id);
      return async () => (await mails.execute()).length === 1;
    },
  },
  {
    table: 'status_subscription',
    until:
      'You unsubscribe, by a link in each of the emails, or delete the account that has this address, or 7 days if you do not confirm',
    name: 'a subscription that is not confirmed',
    lasts: 7 * DAY,
    make: async ({ db }, instant) => {
      const email = `${randomBytes(8).toString('hex')}@example.com`;
      const asked = { email, email_key: email, asked_at: instant };
      const { id } = await db.insertInto('status_subscription').values(asked).returning('id').executeTakeFirstOrThrow();
      const subscriptions = db.selectFrom('status_subscription').select('id').where('id', '=', id);
      return async () => (await subscriptions.execute()).length === 1;
    },
  },
  {
    table: 'newsletter_subscription',
    until:
      'You unsubscribe, by a link in each of the emails, or delete the account that has this address, or 7 days if you do not confirm',
    name: 'a subscription to the newsletter that is not confirmed',
    lasts: 7 * DAY,
    make: async ({ db }, instant) => {
      const email = `${randomBytes(8).toString('hex')}@example.com`;
      const asked = { email, email_key: email, asked_at: instant };
      const insert = db.insertInto('newsletter_subscription').values(asked).returning('id');
      const { id } = await insert.executeTakeFirstOrThrow();
      const subscriptions = db.selectFrom('newsletter_subscription').select('id').where('id', '=', id);
      return async () => (await subscriptions.execute()).length === 1;
    },
  },
  ...(['enquiry', 'enquiry_entry'] as const).map(
    (table): TimedRecord => ({
      table,
      until: '1 year after the last message, or you delete the account that you sent them with',
      name: `a message, in ${table}`,
      lasts: 365 * DAY,
      make: async ({ db }, instant) => {
        const { id } = await createEnquiry(db, { sent_at: instant, waiting_since: instant, changed_at: instant });
        const column = table === 'enquiry' ? 'enquiry.id' : 'enquiry_entry.enquiry_id';
        return async () =>
          (
            await db
              .selectFrom(table)
              .select('id')
              .where(column as never, '=', id as never)
              .execute()
          ).length === 1;
      },
    }),
  ),
  ...(['supplier_conversation', 'supplier_conversation_entry'] as const).map(
    (table): TimedRecord => ({
      table,
      until:
        '1 year after the last message, or you delete the account that you sent them with; what you wrote for a supplier goes with your account',
      name: `a message to a supplier, in ${table}`,
      lasts: 365 * DAY,
      make: async ({ db }, instant) => {
        const { id } = await createConversation(db, { sent_at: instant, changed_at: instant });
        const column = table === 'supplier_conversation' ? 'supplier_conversation.id' : 'conversation_id';
        return async () =>
          (
            await db
              .selectFrom(table)
              .select('id')
              .where(column as never, '=', id as never)
              .execute()
          ).length === 1;
      },
    }),
  ),
  {
    table: 'organisation_invitation',
    until: 'You answer the invitation, it is withdrawn, or 14 days',
    name: 'an invitation to an organisation',
    lasts: 14 * DAY,
    make: async ({ db }, instant) => {
      const { id: organisation_id } = await createOrganisation(db, []);
      const email = 'invited@example.com';
      const expires_at = new Date(Date.parse(instant) + 14 * DAY).toISOString();
      const invitation = { organisation_id, email, email_key: email, roles: ['buy'], invited_at: instant, expires_at };
      await db.insertInto('organisation_invitation').values(invitation).execute();
      const invitations = db
        .selectFrom('organisation_invitation')
        .select('id')
        .where('organisation_id', '=', organisation_id);
      return async () => (await invitations.execute()).length === 1;
    },
  },
  {
    table: 'probe_result',
    until: '35 days; their sums for each day have no end',
    name: 'a probe of the portal',
    lasts: 35 * DAY,
    make: async ({ db }, instant) => {
      // A probe stands for the whole minute that the instant is in.
      const minute = new Date(Math.floor(Date.parse(instant) / MINUTE) * MINUTE).toISOString();
      const probe = { component: 'search', minute, outcome: 'up', response_ms: 5 };
      await db.insertInto('probe_result').values(probe).execute();
      const probes = db.selectFrom('probe_result').select('minute').where('minute', '=', minute);
      return async () => (await probes.execute()).length === 1;
    },
  },
  {
    table: 'vendor_application',
    until: VENDORS_UNTIL,
    name: 'a draft of an application to become a supplier',
    lasts: 30 * DAY,
    make: vendorRecord('vendor_application', {}),
  },
  {
    table: 'vendor_application',
    until: VENDORS_UNTIL,
    name: 'an application whose changes were not made',
    lasts: 180 * DAY,
    make: vendorRecord('vendor_application', { state: 'changes_requested', decision_reason: 'No.' }),
  },
  {
    table: 'vendor_application_event',
    until: VENDORS_UNTIL,
    name: 'the history of a refused application',
    lasts: 365 * DAY,
    make: vendorRecord('vendor_application_event', { state: 'refused', decision_reason: 'No.' }),
  },
  {
    table: 'stored_file',
    until: VENDORS_UNTIL,
    name: 'a document of an approved application',
    lasts: 2_190 * DAY,
    make: vendorRecord('stored_file', { state: 'approved' }),
  },
  {
    table: 'idempotency_key',
    until: '24 hours',
    name: 'the key of a request',
    lasts: 24 * HOUR,
    make: async ({ db, signUpWithKey }, instant) => {
      const digests = async () =>
        (await db.selectFrom('idempotency_key').select('digest').execute()).map(({ digest }) => digest);
      const before = new Set(await digests());
      await signUpWithKey(randomBytes(16).toString('hex'), instant);
      const [made] = (await digests()).filter((digest) => !before.has(digest));
      if (made === undefined) {
        throw new Error('No key was kept.');
      }
      return async () => (await digests()).includes(made);
    },
  },
];
