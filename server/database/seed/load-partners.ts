import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import partners from './sample/partners.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

/** Invented recruitment agencies with illustrative figures. */
export async function loadPartners(db: Kysely<DB>): Promise<void> {
  const rows = partners.map(({ activeJobs, ...partner }) => ({ ...partner, active_jobs: activeJobs }));
  await upsertRows(db, { table: 'recruitment_partner', key: ['id'], rows });
}
