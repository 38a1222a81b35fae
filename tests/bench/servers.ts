import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BenchError } from './options.ts';
import { cores, pin } from './processor-time.ts';

const START_TIMEOUT_MS = 60_000;
const root = join(import.meta.dirname, '../..');

/** A server in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly processId: number;
  /** What its connections are called in PostgreSQL. */
  readonly applicationName: string;
  readonly isPinned: boolean;
  /** What it signs access tokens with. */
  readonly authSecret: string;
  stop(): Promise<void>;
}

/** The portal as it is in production. */
export function startPortal(databaseUrl: string): Promise<RunningServer> {
  return start('server/start.js', databaseUrl, '/health', 'wayline');
}

/** The least that a server can do on this runtime. */
export function startLimit(databaseUrl: string): Promise<RunningServer> {
  return start('tests/bench/limit-server.ts', databaseUrl, '/health', 'wayline-limit');
}

async function start(
  script: string,
  databaseUrl: string,
  readyPath: string,
  applicationName: string,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const authSecret = randomBytes(32).toString('base64url');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      SAMPLE_DATA: 'off',
      PUBLIC_ORIGIN: origin,
      AUTH_SECRET: authSecret,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const processId = child.pid ?? 0;
  const isPinned = pin([processId], cores.application);
  const stop = () => stopProcess(child);
  try {
    await ready(`${origin}${readyPath}`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, processId, applicationName, isPinned, authSecret, stop };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answered = await fetch(url).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
    if (answered) {
      return;
    }
    await delay(100);
  }
  throw new BenchError(`${child.spawnargs.at(-1)} did not answer at ${url}.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
    await exited;
    clearTimeout(timer);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
