import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const START_TIMEOUT_MS = 120_000;
const root = join(import.meta.dirname, '../..');

/** A portal in a process of its own, on a database of its own that is deleted with it. */
export interface StartedPortal {
  readonly origin: string;
  readonly database: 'embedded' | 'postgres';
  /** Resident memory in megabytes; nothing once the process has ended. */
  memory(): Promise<number | undefined>;
  /** Milliseconds for which its main thread has had a processor; it leaves out what else this machine does. */
  busyMs(): number;
  stop(): Promise<void>;
}

/**
 * Starts the portal as the README says: on a new directory, or on a new database of the PostgreSQL server at
 * `postgresUrl`.
 */
export async function startPortal(
  postgresUrl: string | undefined,
  environment: Readonly<Record<string, string>>,
): Promise<StartedPortal> {
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'attack-'));
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: directory, PORT: String(port), LOG_LEVEL: 'silent', ...environment };
  const database = postgresUrl === undefined ? undefined : await createDatabase(postgresUrl);
  const own = database && { DATABASE_URL: database.url, AUTH_SECRET: randomBytes(32).toString('base64url') };
  if (own) {
    for (const script of ['server/cli/migrate.ts', 'server/cli/seed.ts']) {
      execFileSync(process.execPath, [script], { cwd: root, env: { ...env, ...own }, stdio: 'ignore' });
    }
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start.js'], {
    cwd: root,
    env: { ...env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await stopProcess(child);
    await rm(directory, { recursive: true, force: true });
    await database?.drop();
  };
  try {
    await answers(`${origin}/health`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    database: own ? 'postgres' : 'embedded',
    memory: () => residentMemory(child),
    busyMs: () => busyMs(child),
    stop,
  };
}

async function createDatabase(postgresUrl: string) {
  const name = `attack_${randomBytes(4).toString('hex')}`;
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const isUp = await fetch(url).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
    if (isUp) {
      return;
    }
    await delay(100);
  }
  throw new Error(`The portal did not answer at ${url}.`);
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

/** On Linux alone; elsewhere memory is not measured. */
async function residentMemory({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1000);
}

function busyMs({ pid }: ChildProcess): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
