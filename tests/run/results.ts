import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Failure, Report } from './reports.ts';
import type { Step } from './steps.ts';

/** How many tests have passed, failed and been passed over. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The passed ones that had failed before they were run again. */
  readonly unstable: readonly Failure[];
}

const noResults: Results = { passed: 0, failed: 0, skipped: 0, unstable: [] };

/** The results of a step: of its report if it runs tests; whatever else has gone wrong counts as one failed test. */
export function resultsOf(report: Report | undefined, succeeded: boolean): Results {
  if (succeeded) {
    return { ...noResults, passed: report?.passed ?? 0, skipped: report?.skipped ?? 0 };
  }
  const failed = Math.max((report?.failures.length ?? 0) + (report?.errors ?? 0), 1);
  return { ...noResults, passed: report?.passed ?? 0, failed, skipped: report?.skipped ?? 0 };
}

/** The results of all steps together. */
export function sum(all: readonly Results[]): Results {
  return all.reduce(
    (total, { passed, failed, skipped, unstable }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      unstable: [...total.unstable, ...unstable],
    }),
    noResults,
  );
}

/** Leaves a step's results for a later run that counts them, too. */
export function keepResults(step: Step, results: Results): void {
  const file = resultsFile(step);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

/** The results that an earlier run has left. */
export function keptResults(step: Step): Results {
  return JSON.parse(readFileSync(resultsFile(step), 'utf8')) as Results;
}

function resultsFile({ script }: Step): string {
  return `test-results/results/${script.replaceAll(':', '-')}.json`;
}
