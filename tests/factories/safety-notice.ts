import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, SafetyNotice } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

/** An open notice about a pump, which concerns nothing yet. */
export function createSafetyNotice(
  db: Kysely<DB>,
  values: Partial<Insertable<SafetyNotice>> = {},
): Promise<Selectable<SafetyNotice>> {
  return db
    .insertInto('safety_notice')
    .values({
      reference: `DSI/2026/T${nextNumber()}`,
      kind: 'device_safety_information',
      title: 'Test pumps: the alarm may come late',
      summary: 'The alarm may come late.',
      advice: 'Check the pump by eye.',
      source_url: 'https://example.com/notice',
      published_on: '2026-11-02',
      products: ['Quillpump'],
      entered_at: '2026-11-03T09:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
