import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, RecruitmentPartner } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

export function createRecruitmentPartner(
  db: Kysely<DB>,
  values: Partial<Insertable<RecruitmentPartner>> = {},
): Promise<Selectable<RecruitmentPartner>> {
  return db
    .insertInto('recruitment_partner')
    .values({ name: `Test partner ${nextNumber()}`, url: 'https://partner.example', rating: 4.5, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
