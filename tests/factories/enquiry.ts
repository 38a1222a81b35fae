import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Enquiry } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';
import { nextNumber } from './sequence.ts';

/** An enquiry that waits for a reply, with its first message. */
export async function createEnquiry(
  db: Kysely<DB>,
  values: Partial<Insertable<Enquiry>> = {},
): Promise<Selectable<Enquiry>> {
  const now = testNow.toISOString();
  const enquiry = await db
    .insertInto('enquiry')
    .values({
      reference: `M-TEST-${nextNumber()}`,
      name: 'Test Person',
      email: 'test-person@example.com',
      subject: 'Test question',
      category: 'other',
      sent_at: now,
      waiting_since: now,
      changed_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('enquiry_entry')
    .values({
      enquiry_id: enquiry.id,
      kind: 'message',
      written_by: 'sender',
      body: 'What a test has written.',
      happened_at: enquiry.sent_at,
    })
    .execute();
  return enquiry;
}
