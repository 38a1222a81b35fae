import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Failure, type Report, readReport } from './reports.ts';
import { keepResults, type Results, resultsOf } from './results.ts';
import type { Step } from './steps.ts';

/** How a step has ended. */
export interface Outcome {
  readonly succeeded: boolean;
  readonly results: Results;
}

/**
 * With more files than these something is broken; up to these it may be tests that did not suit the moment: of
 * thousands in hundreds of files that start processes and browsers on two cores, and wait for them. One short stall of
 * the machine meets a test in each of several files.
 */
const FILES_TO_RUN_AGAIN = 12;

/** A machine that is busy for some minutes meets a test twice; three times it is the test, or the portal. */
const MOST_RUNS_AGAIN = 2;

/**
 * Runs one step. What it prints is shown at once if it is a stage of its own, else when it has failed. If tests of
 * a few files have failed, those are run again by themselves, at most twice; tests that pass then are named in the results.
 */
export async function runStep(step: Step, { isAlone }: { isAlone: boolean }): Promise<Outcome> {
  const isShown = isAlone && step.report !== undefined;
  const startedAt = performance.now();
  const first = await run(step, step.tests ?? [], isShown);
  let last = first;
  for (let runs = 0; !last.succeeded && runs < MOST_RUNS_AGAIN; runs += 1) {
    const again = worthRunningAgain(last.report);
    if (again.length === 0) {
      break;
    }
    last = await runAgain(step, again, isShown);
  }
  const { succeeded } = last;
  const results =
    succeeded && !first.succeeded && first.report
      ? { ...withAllPassed(first.report), unstable: first.report.failures }
      : resultsOf(first.report, first.succeeded);
  keepResults(step, results);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${step.script.padEnd(16)} ${seconds.padStart(6)} s`);
  return { succeeded, results };
}

function withAllPassed({ passed, skipped, failures }: Report): Omit<Results, 'unstable'> {
  return { passed: passed + failures.length, failed: 0, skipped };
}

function worthRunningAgain(report: Report | undefined): readonly Failure[] {
  const failures = report?.errors === 0 ? report.failures : [];
  return new Set(failures.map(({ file }) => file)).size <= FILES_TO_RUN_AGAIN ? failures : [];
}

async function runAgain(step: Step, failures: readonly Failure[], isShown: boolean): Promise<Run> {
  const files = [...new Set(failures.map(({ file }) => file))];
  console.log(`Run again: ${files.join(', ')}`);
  return run(step, files, isShown);
}

interface Run {
  readonly succeeded: boolean;
  readonly report: Report | undefined;
}

/** Runs a step's script, of tests for these directories or files; for all if none is named. */
async function run(step: Step, tests: readonly string[], isShown: boolean): Promise<Run> {
  if (step.report) {
    rmSync(step.report.file, { force: true });
  }
  const environment = tests.length === 0 ? step.whenAll : undefined;
  const { exitCode, output } = await runScript([step.script, '--', ...tests], { isShown, environment });
  const succeeded = exitCode === 0;
  if (!succeeded) {
    console.log(output);
  }
  return { succeeded, report: step.report && readReport(step.report) };
}

function runScript(
  script: readonly string[],
  { isShown, environment }: { isShown: boolean; environment: Readonly<Record<string, string>> | undefined },
): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ exitCode: number; output: string }>();
  const stream = isShown ? 'inherit' : 'pipe';
  const env = { ...process.env, ...environment };
  const child = spawn('npm', ['run', '--silent', ...script], { stdio: ['ignore', stream, stream], env });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() }));
  return promise;
}
