import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import type { Prepared } from './databases.ts';
import { AttackError } from './options.ts';

const root = join(import.meta.dirname, '../..');
const START_MS = 120_000;
const STOP_MS = 12_000;

/** A portal in a process of its own, with the settings that it has if none are given. */
export interface Portal {
  readonly origin: string;
  readonly hasEnded: boolean;
  /** Resident memory in bytes; 0 if the process is gone. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts what `npm start` starts. @throws AttackError if it does not answer */
export async function startPortal({ environment }: Prepared): Promise<Portal> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start.js'], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const portal: Portal = {
    origin,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    memory: () => memoryOf(child),
    stop: () => stop(child),
  };
  const giveUpAt = Date.now() + START_MS;
  while (!(await isServing(origin))) {
    if (portal.hasEnded || Date.now() > giveUpAt) {
      await portal.stop();
      throw new AttackError('The portal did not start.');
    }
    await delay(100);
  }
  return portal;
}

function isServing(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

function memoryOf({ pid }: ChildProcess): number {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
