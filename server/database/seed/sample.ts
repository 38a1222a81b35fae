import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { loadArticles } from './load-articles.ts';
import { loadContent } from './load-content.ts';
import { loadDocuments } from './load-documents.ts';
import { loadEmployers } from './load-employers.ts';
import { loadJobs, sampleJobIds } from './load-jobs.ts';
import { loadWebinars } from './load-webinars.ts';
import { plainRows } from './plain-rows.ts';
import equipment from './sample/equipment.json' with { type: 'json' };
import partners from './sample/partners.json' with { type: 'json' };
import safetyNotices from './sample/safety-notices.json' with { type: 'json' };
import suppliers from './sample/suppliers.json' with { type: 'json' };
import trainingModules from './sample/training-modules.json' with { type: 'json' };
import trainingProgrammes from './sample/training-programmes.json' with { type: 'json' };
import trainingResources from './sample/training-resources.json' with { type: 'json' };

type Loader = (transaction: Transaction<DB>, clock: Clock) => Promise<void>;

/** The sample of each area, in the order in which their rows refer to each other. Agencies, employers and suppliers are invented. */
const loaders: readonly Loader[] = [
  loadEmployers,
  plainRows({ table: 'recruitment_partner', key: ['id'], rows: partners }),
  loadJobs,
  loadDocuments,
  plainRows({ table: 'supplier', key: ['id'], rows: suppliers, changedAt: 'updated_at' }),
  plainRows({
    table: 'equipment',
    key: ['id'],
    rows: equipment,
    daysFromNow: { times: ['listedAt'], dates: ['availableOn'] },
    // Stock and sales go on from the file's figures.
    onlyWhenNew: ['stock_count', 'sold_count'],
    changedAt: 'updated_at',
  }),
  plainRows({
    table: 'safety_notice',
    key: ['id'],
    rows: safetyNotices,
    onlyWhenNew: ['withdrawn_at', 'withdrawal_reason'],
  }),
  loadArticles,
  plainRows({
    table: 'training_programme',
    key: ['id'],
    rows: trainingProgrammes,
    onlyWhenNew: ['enrolled_count'],
    changedAt: 'updated_at',
  }),
  plainRows({ table: 'training_module', key: ['programme_id', 'position'], rows: trainingModules }),
  plainRows({ table: 'training_resource', key: ['id'], rows: trainingResources, changedAt: 'updated_at' }),
  loadWebinars,
  loadContent,
];

/**
 * Brings the sample rows to what the data files say, with jobs and the like dated from now, so that they never look old. It may
 * run at every start, after `loadReference`: rows are told by their id or key, and none is doubled.
 */
export async function loadSample(db: Kysely<DB>, clock: Clock): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const load of loaders) {
      await load(transaction, clock);
    }
  });
}

/** Whether the sample jobs are in this database. */
export async function isSampleLoaded(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('job').select('id').where('id', 'in', sampleJobIds).limit(1).executeTakeFirst();
  return row !== undefined;
}
