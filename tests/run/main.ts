import { parseArgs } from 'node:util';
import { affectedTests, changedFiles, importingTests, narrowed } from './changed.ts';
import { keptResults, type Results, sum } from './results.ts';
import { type Outcome, runStep } from './run-step.ts';
import { postgresStages, type Step, stages } from './steps.ts';

// npm test: stage after stage until one fails. The last line counts the tests of all.
//   --postgres  runs the tests of the database on PostgreSQL instead, and lets none be passed over
//   --total     counts the tests of the npm test before, too
//   --changed   runs what a change affects: of the files that differ from the last commit, or from a commit named after it
const options = { postgres: { type: 'boolean' }, total: { type: 'boolean' }, changed: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { postgres = false, total = false, changed = false } = values;
const wanted = postgres ? postgresStages : changed ? affectedBy(positionals[0] ?? 'HEAD') : stages;
const AT_ONCE = 2;

const startedAt = performance.now();
const results: Results[] = [];
let succeeded = true;
for (const stage of wanted) {
  const outcomes = await runStage(stage);
  results.push(...outcomes.map((outcome) => outcome.results));
  succeeded = outcomes.every((outcome) => outcome.succeeded);
  if (!succeeded) {
    break;
  }
}
const { skipped } = sum(results);
if (postgres && skipped > 0) {
  console.log(`${skipped} tests were passed over, although this run has all that they need.`);
  succeeded = false;
}
const earlier = total ? stages.flat().map(keptResults) : [];
const { passed, failed, unstable } = sum([...earlier, ...results]);
for (const { file, title } of unstable) {
  console.log(`passed only when run again: ${file}: ${title}`);
}
console.log(`in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = succeeded ? 0 : 1;

/** The stages with what the files affect that differ from a commit. */
function affectedBy(base: string): readonly (readonly Step[])[] {
  const files = changedFiles(base);
  const affected = affectedTests(files, importingTests(base));
  const told = (tests: readonly string[] | 'all') => (tests === 'all' ? 'all' : `${tests.length} files or folders`);
  console.log(
    `${files.length} files differ from ${base}. Tests: ${told(affected.unit)}; browser: ${told(affected.browser)}.`,
  );
  return narrowed(stages, affected);
}

/** Runs the steps of a stage, some at a time; after a failure none is begun. */
async function runStage(stage: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...stage];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, { isAlone: stage.length === 1 });
      outcomes.push(outcome);
      if (!outcome.succeeded) {
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}
