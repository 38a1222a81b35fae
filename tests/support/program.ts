import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { keepingCode } from './kept-code.ts';

const root = join(import.meta.dirname, '../..');
const flags = ['--disable-warning=ExperimentalWarning'];

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** What a program is started with besides its words and environment. */
export interface StartOptions {
  readonly preload?: string | undefined;
  readonly endWith?: ((end: () => void) => void) | undefined;
}

/**
 * Starts a TypeScript file of the project in a process of its own, which ends with the test at the latest unless something
 * else is to end it. Its error stream is this process's. What it is compiled to is kept, unless something is loaded before
 * it: then it runs as `npm start` has it in every respect.
 *
 * @param options.preload a file of the project that is loaded before it
 * @param options.endWith is told how to end it
 */
export function startProgram(
  file: string,
  words: readonly string[],
  { preload, endWith = onTestFinished, ...options }: SpawnOptions & StartOptions = {},
): ChildProcess {
  const given = options.env ?? process.env;
  const loadFirst = preload ? ['--import', join(root, preload)] : [];
  const kept = preload || given['NODE_OPTIONS'] ? { flags: loadFirst, env: given } : keepingCode(given);
  const child = spawn(process.execPath, [...flags, ...kept.flags, join(root, file), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
    env: kept.env,
  });
  endWith(() => {
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
