import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';

export type EndReason = 'signed_out' | 'ended_elsewhere' | 'password_changed' | 'token_reused' | 'suspended';

/** Ends sessions of an account: one of them, all but one, or all. The number of those that ended. */
export async function endSessions(
  db: Kysely<DB>,
  {
    accountId,
    only,
    except,
    reason,
    now,
  }: {
    readonly accountId: string;
    readonly only?: string | undefined;
    readonly except?: string | undefined;
    readonly reason: EndReason;
    readonly now: string;
  },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
