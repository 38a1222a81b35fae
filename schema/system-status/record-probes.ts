import type { Kysely } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { followIncidents } from './follow-incidents.ts';
import type { ProbeRow } from './probe-row.ts';
import { findMeasuredBefore, insertProbes } from './probes.queries.ts';

/**
 * Stores what probes found, of one minute or of several that could not be stored before, and opens and resolves incidents by
 * it. What another worker has stored for a minute stays.
 */
export async function recordProbes(db: Kysely<DB>, queue: WorkQueue, probes: readonly ProbeRow[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const stored = await insertProbes(transaction, probes);
    const first = stored.map(({ minute }) => minute).reduce((earliest, one) => (one < earliest ? one : earliest), '9');
    if (stored.some(({ outcome }) => outcome === 'up' || outcome === 'down')) {
      const before = await findMeasuredBefore(transaction, first);
      await followIncidents({ transaction, queue }, stored, new Map(before.map((probe) => [probe.component, probe])));
    }
  });
}
