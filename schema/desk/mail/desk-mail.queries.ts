import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** Begins the mails of a day; false if another process has, whose transaction has then ended. */
export async function beginDeskMailDay(transaction: Transaction<DB>, day: string, now: string): Promise<boolean> {
  const begun = await transaction
    .insertInto('desk_mail_day')
    .values({ day, written_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Notes how many mails a day had. */
export async function noteDeskMails(transaction: Transaction<DB>, day: string, mails: number): Promise<void> {
  await transaction.updateTable('desk_mail_day').set({ mails }).where('day', '=', day).execute();
}

/** The operators who may sign in and have chosen the mail. */
export function listMailedOperators(db: Kysely<DB>): Promise<{ readonly id: string; readonly email: string }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('access', '=', 'operator')
    .where('suspended_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .where('desk_mail_stopped_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Since when an account wants no daily mail; null while it gets it. */
export async function findDeskMailStop(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('desk_mail_stopped_at as stoppedAt')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.stoppedAt ?? null;
}

/** Has an account get no daily mail, or get it again with null. What it wants already stays as it is. */
export async function updateDeskMailStop(db: Kysely<DB>, accountId: string, stoppedAt: string | null): Promise<void> {
  await db
    .updateTable('account')
    .set({ desk_mail_stopped_at: stoppedAt })
    .where('id', '=', accountId)
    .where('desk_mail_stopped_at', stoppedAt === null ? 'is not' : 'is', null)
    .execute();
}

/** Forgets the days before. */
export async function deleteDeskMailDays(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('desk_mail_day').where('day', '<', before).execute();
}
