import type { Kysely } from 'kysely';
import { recordJobEvents } from '../../../schema/jobs/postings/job-events.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';

type Attempt = (id: string) => Promise<unknown>;

/** Writes down what happens to posts, as a change of them does. */
export async function happenToJobs(
  db: Kysely<DB>,
  kind: Parameters<typeof recordJobEvents>[1],
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await inTransaction(db, (transaction) => recordJobEvents(transaction, kind, { ids, now: now.toISOString() }));
}

/** Makes every attempt that is due at an instant, as the queue has it done, until there is none. */
export async function makeAttemptsDue(db: Kysely<DB>, now: Date, attempt: Attempt): Promise<void> {
  const due = db
    .selectFrom('webhook_delivery')
    .select('attempt_id')
    .where('attempt_id', 'is not', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id');
  for (let attempts = await due.execute(); attempts.length > 0; attempts = await due.execute()) {
    await Promise.all(attempts.map(({ attempt_id }) => attempt(attempt_id ?? '')));
  }
}

/** Makes each attempt when it is due, until an instant. The clock of the test is told each step of time. */
export async function makeAttemptsUntil(
  db: Kysely<DB>,
  { from, to, setClock }: { readonly from: Date; readonly to: Date; readonly setClock: (instant: Date) => void },
  attempt: Attempt,
): Promise<void> {
  const first = db.selectFrom('webhook_delivery').select('due_at as dueAt').where('due_at', 'is not', null);
  let now = from;
  for (;;) {
    await makeAttemptsDue(db, now, attempt);
    const next = await first.orderBy('due_at').limit(1).executeTakeFirst();
    const dueAt = next?.dueAt ? Date.parse(next.dueAt) : Number.POSITIVE_INFINITY;
    const isLast = dueAt > to.getTime();
    now = isLast ? to : new Date(Math.max(now.getTime(), dueAt));
    setClock(now);
    if (isLast) {
      return;
    }
  }
}

/** What has become of each delivery, in the order of events: its state, and how often it was tried. */
export async function deliveryStates(db: Kysely<DB>): Promise<(readonly [string, number])[]> {
  const deliveries = db.selectFrom('webhook_delivery').select(['state', 'attempts']);
  const rows = await deliveries.orderBy('recorded_at').orderBy('id').execute();
  return rows.map(({ state, attempts }) => [state, attempts]);
}
