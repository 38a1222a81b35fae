import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';

export interface RecruitmentPartnerRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly specialties: string[];
  readonly rating: number;
  readonly activeJobs: number;
}

/** All recruitment partners, by name. */
export function listRecruitmentPartners(db: Kysely<DB>): Promise<RecruitmentPartnerRow[]> {
  return db
    .selectFrom('recruitment_partner')
    .select(['id', 'name', 'url', 'specialties', 'rating', 'active_jobs as activeJobs'])
    .orderBy('name')
    .limit(100)
    .execute();
}
