import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import type { TimedRecord } from './timed-records.ts';

const DAY = 86_400_000;

const accountId = async (db: Kysely<DB>) => (await createAccount(db)).id;

const sessionsEnd = '30 days after the session has ended or was last used';

/** Sessions with their tokens, and the browsers that are known by them. */
export const sessionRecords: readonly TimedRecord[] = [
  {
    table: 'session',
    until: sessionsEnd,
    name: 'a session that has ended',
    lasts: 30 * DAY,
    make: async ({ db }, instant) => {
      const ended = { ended_at: instant, end_reason: 'signed_out', last_used_at: instant } as const;
      const { id } = await createSession(db, { account_id: await accountId(db), ...ended });
      return async () => (await db.selectFrom('session').select('id').where('id', '=', id).execute()).length === 1;
    },
  },
  {
    table: 'session',
    until: sessionsEnd,
    name: 'a session that is not used',
    lasts: 30 * DAY,
    make: async ({ db }, instant) => {
      const { id } = await createSession(db, { account_id: await accountId(db), last_used_at: instant });
      return async () => (await db.selectFrom('session').select('id').where('id', '=', id).execute()).length === 1;
    },
  },
  {
    table: 'refresh_token',
    until: sessionsEnd,
    name: 'a refresh token that is spent',
    lasts: 30 * DAY,
    make: async ({ db }, instant) => {
      const { id } = await createSession(db, { account_id: await accountId(db) });
      await db.updateTable('refresh_token').set({ spent_at: instant }).where('session_id', '=', id).execute();
      const tokens = db.selectFrom('refresh_token').select('digest').where('session_id', '=', id);
      return async () => (await tokens.execute()).length === 1;
    },
  },
  {
    table: 'known_device',
    until: '1 year after you last signed in there, or a new password by a mailed link',
    name: 'a browser',
    lasts: 365 * DAY,
    make: async ({ db }, instant) => {
      const account_id = await accountId(db);
      const digest = randomBytes(32);
      const device = { digest, account_id, created_at: instant, last_signed_in_at: instant };
      await db.insertInto('known_device').values(device).execute();
      const devices = db.selectFrom('known_device').select('digest').where('account_id', '=', account_id);
      return async () => (await devices.execute()).length === 1;
    },
  },
];
