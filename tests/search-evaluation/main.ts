import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { openEmbedded } from '../../server/database/driver/embedded.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { migrateToLatest } from '../../server/database/migrate/migrate.ts';
import { loadReference } from '../../server/database/seed/reference.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { evaluate, type Outcome, type Queries, REQUIRED, REQUIRED_RANK, type Score, scoreOf } from './evaluate.ts';
import { type ExtraItems, loadExtraItems } from './extra-items.ts';
import { evaluations } from './query-files.ts';

// npm run search:evaluate: how often the wanted item is among the eight that are shown, and how high. While tuning, with
// --file open or --file development.
const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
const clock = { now: () => new Date() };

for (const { items, sets, lastSets } of evaluations) {
  const chosen = Object.entries({ ...sets, ...lastSets }).filter(([known]) => file === undefined || known === file);
  if (chosen.length > 0) {
    await evaluateSets(items, chosen);
  }
}

async function evaluateSets(items: ExtraItems, sets: readonly [name: string, Queries][]): Promise<void> {
  const db = databaseOver(await openEmbedded({}));
  await migrateToLatest(db);
  await loadReference(db);
  await loadSample(db, clock);
  await loadExtraItems(db, items, clock.now());
  for (const [name, queries] of sets) {
    await evaluateSet(db, name, queries);
  }
  await db.destroy();
}

async function evaluateSet(db: Kysely<DB>, name: string, queries: Queries): Promise<void> {
  const outcomes = await evaluate(db, clock, queries);
  const score = scoreOf(outcomes.map(({ place }) => place));
  const plain = scoreOf(outcomes.map(({ plainPlace }) => plainPlace));
  console.log(`${name}: ${outcomes.length} queries`);
  console.log(`  combined search   ${inWords(score)}`);
  console.log(`  text as a part    ${inWords(plain)}`);
  for (const outcome of outcomes.filter(({ place }) => place === undefined || place > 3)) {
    console.log(`  ${line(outcome)}`);
  }
  if (score.found < REQUIRED || score.meanReciprocalRank < REQUIRED_RANK) {
    process.exitCode = 1;
  }
}

function inWords({ found, meanReciprocalRank }: Score): string {
  return `${(100 * found).toFixed(1)}% among the first 8, mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`;
}

function line({ query, wanted, place }: Outcome): string {
  return `'${query}' wants ${wanted}: ${place === undefined ? 'not shown' : `place ${place}`}`;
}
