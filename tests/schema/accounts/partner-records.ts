import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createTierRequest } from '../../factories/tier-request.ts';
import { createWebhook, createWebhookDelivery } from '../../factories/webhook.ts';
import type { TimedRecord } from './timed-records.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const accountId = async (db: Kysely<DB>) => (await createAccount(db)).id;

const KEYS_UNTIL =
  'You revoke the key or delete the account, 90 days after it has run out, or a new password by a mailed link; what was asked on a day, 13 months';
const PARTNERSHIP_UNTIL =
  'You delete the account; requests 2 years after they were decided, and what was used in an hour 2 hours after it began';

/** What is kept of partners for a time. */
export const partnerRecords: readonly TimedRecord[] = [
  ...(['api_key', 'api_key_secret'] as const).map(
    (table): TimedRecord => ({
      table,
      until: KEYS_UNTIL,
      name: `an ${table.replaceAll('_', ' ')} that ran out`,
      lasts: 90 * DAY,
      make: async ({ db }, instant) => {
        const { id } = await createApiKey(db, { account_id: await accountId(db), expires_at: instant });
        const column = table === 'api_key' ? 'api_key.id' : 'api_key_secret.key_id';
        return async () => (await db.selectFrom(table).select(column).where(column, '=', id).execute()).length === 1;
      },
    }),
  ),
  {
    table: 'tier_request',
    until: PARTNERSHIP_UNTIL,
    name: 'a request for a tier that was decided',
    lasts: 730 * DAY,
    make: async ({ db }, instant) => {
      const decided = { state: 'approved', asked_at: instant, decided_at: instant } as const;
      const { id } = await createTierRequest(db, { account_id: await accountId(db), ...decided });
      return async () => (await db.selectFrom('tier_request').select('id').where('id', '=', id).execute()).length === 1;
    },
  },
  ...(['webhook_event', 'webhook_delivery'] as const).map(
    (table): TimedRecord => ({
      table,
      until: 'You delete the webhook or the account; messages, 30 days',
      name: `a ${table.replaceAll('_', ' ')}`,
      lasts: 30 * DAY,
      make: async ({ db }, instant) => {
        const { id: endpointId } = await createWebhook(db, { account_id: await accountId(db) });
        const { id, eventId } = await createWebhookDelivery(db, { endpointId, happenedAt: instant });
        const row = db
          .selectFrom(table)
          .select(`${table}.id`)
          .where(`${table}.id`, '=', table === 'webhook_event' ? eventId : id);
        return async () => (await row.execute()).length === 1;
      },
    }),
  ),
  {
    table: 'api_quota',
    until: PARTNERSHIP_UNTIL,
    name: 'what was used in an hour',
    lasts: 2 * HOUR,
    make: async ({ db }, instant) => {
      const account_id = await accountId(db);
      await db.insertInto('api_quota').values({ account_id, hour: instant, points: 1, granted: 1 }).execute();
      const hours = db.selectFrom('api_quota').select('points').where('account_id', '=', account_id);
      return async () => (await hours.execute()).length === 1;
    },
  },
];
