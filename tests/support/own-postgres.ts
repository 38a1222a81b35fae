import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of a test's own, which keeps what it has acknowledged as any other does. */
export interface OwnPostgres {
  readonly url: string;
  /** Ends all its processes at once, as a crash does, and starts it again. */
  restart(): Promise<void>;
  /** Ends it and deletes all that it has stored. */
  close(): Promise<void>;
}

const run = promisify(execFile);

/** The directory of the newest PostgreSQL that is installed, looked for where .ci/run looks; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  const installed = globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin']).sort(byVersion);
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...installed].findLast((directory) => existsSync(join(directory, 'initdb')));
}

/** Starts a server with a cluster in a temporary directory, under an account that is not root, because PostgreSQL refuses root. */
export async function startOwnPostgres(programs: string): Promise<OwnPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  const data = join(directory, 'data');
  const account = process.getuid?.() === 0 ? await otherAccount() : undefined;
  if (account) {
    await chown(directory, account.uid, account.gid);
  }
  const options = { ...account, cwd: '/' };
  const [initdb, pgCtl] = [join(programs, 'initdb'), join(programs, 'pg_ctl')];
  // It waits for this process to let go or to end, however that comes about: nothing is left behind.
  const end = '"$0" -D "$1/data" -m immediate stop; rm -rf "$1"';
  const guard = spawn('/bin/sh', ['-c', `cat; ${end}`, pgCtl, directory], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const close = async () => {
    const ended = once(guard, 'exit');
    guard.stdin.end();
    await ended;
  };
  try {
    const locale = ['-U', 'root', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    await run(initdb, ['-D', data, ...locale, '--no-sync'], options);
    const port = await freePort();
    // By default each file of the cluster is synchronised at a restart, which takes seconds on a busy disk.
    const synchronised = process.platform === 'linux' ? ['-c recovery_init_sync_method=syncfs'] : [];
    const reached = [`-p ${port}`, '-c listen_addresses=127.0.0.1', `-c unix_socket_directories=${directory}`];
    const settings = [...reached, ...synchronised].join(' ');
    const logged = ['-D', data, '-l', join(directory, 'log'), '-w'];
    await run(pgCtl, [...logged, '-o', settings, 'start'], options);
    return {
      url: `postgres://root@127.0.0.1:${port}/postgres`,
      restart: async () => {
        await run(pgCtl, [...logged, '-m', 'immediate', 'restart'], options);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function otherAccount(): Promise<{ uid: number; gid: number }> {
  const idOf = async (kind: '-u' | '-g') => {
    const found = await run('id', [kind, 'postgres']).catch(() => run('id', [kind, 'nobody']));
    return Number(found.stdout);
  };
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
