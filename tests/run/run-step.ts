import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Results, resultsOf } from './results.ts';
import type { Step } from './steps.ts';

/** How a step has ended. */
export interface Outcome {
  readonly succeeded: boolean;
  readonly results: Results;
}

/** Runs one step. What it prints is shown at once where it is a stage of its own, else when it has failed. */
export async function runStep(step: Step, { isAlone }: { isAlone: boolean }): Promise<Outcome> {
  if (step.report) {
    rmSync(step.report.file, { force: true });
  }
  const startedAt = performance.now();
  const { exitCode, output } = await run(step.script, isAlone && step.report !== undefined);
  const succeeded = exitCode === 0;
  if (!succeeded) {
    console.log(output);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${step.script.padEnd(16)} ${seconds.padStart(6)} s`);
  return { succeeded, results: resultsOf(step, succeeded) };
}

function run(script: string, isShown: boolean): Promise<{ exitCode: number; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ exitCode: number; output: string }>();
  const stream = isShown ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', stream, stream] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() }));
  return promise;
}
