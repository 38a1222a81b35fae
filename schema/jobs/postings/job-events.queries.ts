import { sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { recordEvents } from '../../webhooks/webhook-events.queries.ts';

/**
 * Records events about posts for webhooks, in the transaction of the change, with the present state of each post. Hidden posts
 * have no events.
 */
export async function recordJobEvents(
  transaction: Transaction<DB>,
  kind: 'job.published' | 'job.changed' | 'job.closed',
  { ids, now }: { readonly ids: readonly string[]; readonly now: string },
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  const told = sql`
    select ${kind}, 'job:' || job.id, null::uuid, null::uuid, '/staff-portal?job=' || job.id, jsonb_build_object(
        'id', job.id, 'reference', job.reference, 'title', job.title, 'department', job.department,
        'employer', employer.name, 'town', place.town, 'type', job.type, 'contractType', job.contract_type,
        'workingPattern', job.working_pattern, 'band', job.pay_band, 'salaryMin', job.salary_min,
        'salaryMax', job.salary_max, 'closesAt', job.closes_on)
      from job join employer on employer.id = job.employer_id join place on place.id = job.place_id
      where job.id = any(${[...ids]}::uuid[]) and job.hidden_at is null`;
  await recordEvents(transaction, told, now);
}
