import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Employer } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

export function createEmployer(
  db: Kysely<DB>,
  values: Partial<Insertable<Employer>> = {},
): Promise<Selectable<Employer>> {
  return db
    .insertInto('employer')
    .values({ name: `Test employer ${nextNumber()}`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
