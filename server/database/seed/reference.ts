import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { loadHelpArticles } from './load-help-articles.ts';
import { loadPlaces } from './load-places.ts';
import { loadSynonyms } from './load-synonyms.ts';
import highCostAreas from './reference/high-cost-areas.json' with { type: 'json' };
import payScales from './reference/pay-scales.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

/** What `loadReference` writes. */
export const referenceTables: readonly (keyof DB)[] = [
  'outward_code',
  'place',
  'known_place_name',
  'pay_scale',
  'high_cost_area_supplement',
  'search_synonym',
  'help_article',
];

/**
 * Brings places, pay, synonyms and help articles to what the files say. It runs after every migration, on real data too:
 * these are facts of the health service and of the portal, not samples. Rows that are as they should be are not written.
 */
export async function loadReference(db: Kysely<DB>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await loadPlaces(transaction);
    await loadPay(transaction);
    await loadSynonyms(transaction);
    await loadHelpArticles(transaction);
  });
}

async function loadPay(db: Kysely<DB>): Promise<void> {
  const scales = payScales.map(({ isEstimate, ...scale }) => ({ ...scale, is_estimate: isEstimate }));
  await upsertRows(db, { table: 'pay_scale', key: ['nation', 'year', 'band'], rows: scales });
  const supplements = highCostAreas.map(({ isEstimate, ...area }) => ({ ...area, is_estimate: isEstimate }));
  await upsertRows(db, { table: 'high_cost_area_supplement', key: ['area', 'year'], rows: supplements });
}
