import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const flags = ['--disable-warning=ExperimentalWarning'];

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Starts a TypeScript file of the project in a process of its own, which ends with the test at the latest. Its error
 * stream is this process's.
 *
 * @param options.preload a file of the project that is loaded before it
 */
export function startProgram(
  file: string,
  words: readonly string[],
  { preload, ...options }: SpawnOptions & { readonly preload?: string | undefined } = {},
): ChildProcess {
  const loadFirst = preload ? ['--import', join(root, preload)] : [];
  const child = spawn(process.execPath, [...flags, ...loadFirst, join(root, file), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Runs a TypeScript file of the project to its end, with these environment variables and no others of the portal's. */
export async function runProgram(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const { PATH = '', HOME = '' } = process.env;
  const child = startProgram(file, words, { env: { PATH, HOME, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    child.exitCode === null && once(child, 'exit'),
  ]);
  return { code: child.exitCode, output, errors };
}
