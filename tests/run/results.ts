import { existsSync, readFileSync } from 'node:fs';
import type { Step } from './steps.ts';

/** How many tests have passed, failed and been passed over. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** The results that a step has left; a step that left none counts as one test, by whether it succeeded. */
export function resultsOf({ report }: Step, succeeded: boolean): Results {
  if (!report) {
    return { passed: 0, failed: succeeded ? 0 : 1, skipped: 0 };
  }
  const results = existsSync(report.file) ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  return succeeded ? results : { ...results, failed: Math.max(results.failed, 1) };
}

/** The results of all steps together. */
export function sum(all: readonly Results[]): Results {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

function read({ kind, file }: NonNullable<Step['report']>): Results {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
}

function ofVitest(report: VitestReport): Results {
  // A file that could not be loaded has failed without a single test to show for it.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function ofPlaywright({ stats, errors }: PlaywrightReport): Results {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
