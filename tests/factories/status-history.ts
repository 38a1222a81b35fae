import type { Kysely } from 'kysely';
import { insertIncident, insertUpdate } from '../../schema/system-status/incidents.queries.ts';
import { insertWindow } from '../../schema/system-status/maintenance-windows.queries.ts';
import type { DB } from '../../schema/tables.ts';
import { inTransaction } from '../../schema/transaction.ts';
import { noQueue } from '../support/no-queue.ts';

/** What the status page tells of an instant long ago: a day's sums, an incident with an update, and maintenance. */
export async function createStatusHistory(db: Kysely<DB>, instant: string): Promise<void> {
  const minute = `${instant.slice(0, 16)}:00.000Z`;
  const sums = { up: 1, down: 0, slow: 0, unmeasured: 0, maintenance: 0, total_ms: 5 };
  await db
    .insertInto('probe_day')
    .values({ component: 'search', day: instant.slice(0, 10), first_minute: minute, ...sums })
    .execute();
  await inTransaction(db, async (transaction) => {
    const words = { title: 'Search: outage', description: 'Search does not answer.', severity: 'medium' } as const;
    const incidentId = await insertIncident(transaction, {
      ...words,
      components: ['search'],
      openedFor: null,
      startedAt: instant,
    });
    if (incidentId === undefined) {
      throw new Error('The incident was not opened.');
    }
    const said = { status: 'resolved', message: 'It is over.', isAutomatic: false, happenedAt: instant } as const;
    await insertUpdate(transaction, noQueue, { incidentId, ...said });
    const endsAt = new Date(Date.parse(instant) + 3_600_000).toISOString();
    await insertWindow(transaction, { title: 'New index', components: ['search'], startsAt: instant, endsAt });
  });
}
