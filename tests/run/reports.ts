import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Step } from './steps.ts';

/** A test that has failed, or a file that could not be loaded. */
export interface Failure {
  /** Relative to the top of the repository. */
  readonly file: string;
  readonly title: string;
}

/** What a run of tests has written down of itself. */
export interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Failures that belong to no test, such as a server that did not start. */
  readonly errors: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  /** One for each width. What the file says of the spec itself (`ok`) is true of the first only. */
  readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
}

/** Reads the report of a step's tests; undefined if there is none. */
export function readReport({ kind, file }: NonNullable<Step['report']>): Report | undefined {
  if (!existsSync(file)) {
    return;
  }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
}

function ofVitest(report: VitestReport): Report {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be loaded, or prepared, has failed without a single test to show for it.
      return failed.length > 0 ? failed.map(({ fullName }) => ({ file, title: fullName })) : [{ file, title: file }];
    });
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures, errors: 0 };
}

function ofPlaywright({ stats, suites, errors }: PlaywrightReport): Report {
  const failures = suites.flatMap(failuresOf);
  return { passed: stats.expected, skipped: stats.skipped, failures, errors: errors.length };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title }) => ({ file: `tests/e2e/${file}`, title }));
  return [...own, ...suites.flatMap(failuresOf)];
}
