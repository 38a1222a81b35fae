import { parseArgs } from 'node:util';
import { openEmbedded } from '../../server/database/embedded.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';
import { databaseOver } from '../../server/database/open.ts';
import { loadReference } from '../../server/database/reference.ts';
import { loadSample } from '../../server/database/sample.ts';
import { evaluate, listedAsSynonyms, type Outcome, REQUIRED, type Score, scoreOf } from './evaluate.ts';
import { queryFiles } from './query-files.ts';

// npm run search:evaluate: how often the wanted item is among the eight that are shown. While tuning, with --file open.
const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
const db = databaseOver(await openEmbedded({}));
const clock = { now: () => new Date() };
await migrateToLatest(db);
await loadReference(db);
await loadSample(db, clock);

for (const [name, queries] of Object.entries(queryFiles).filter(([known]) => file === undefined || known === file)) {
  const synonyms = await listedAsSynonyms(db, queries);
  const outcomes = await evaluate(db, clock, queries);
  const score = scoreOf(outcomes.map(({ place }) => place));
  const plain = scoreOf(outcomes.map(({ plainPlace }) => plainPlace));
  console.log(`${name}: ${outcomes.length} queries`);
  console.log(`  combined search   ${inWords(score)}`);
  console.log(`  text as a part    ${inWords(plain)}`);
  for (const outcome of outcomes.filter(({ place }) => place === undefined || place > 3)) {
    console.log(`  ${line(outcome)}`);
  }
  for (const synonym of synonyms) {
    console.log(`  '${synonym}' stands in the table of synonyms`);
  }
  if (score.found < REQUIRED || synonyms.length > 0) {
    process.exitCode = 1;
  }
}
await db.destroy();

function inWords({ found, meanReciprocalRank }: Score): string {
  return `${(100 * found).toFixed(1)}% among the first 8, mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`;
}

function line({ query, wanted, place }: Outcome): string {
  return `'${query}' wants ${wanted}: ${place === undefined ? 'not shown' : `place ${place}`}`;
}
