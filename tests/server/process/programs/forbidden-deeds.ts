import { execFileSync, spawnSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Loaded before the portal by NODE_OPTIONS: tries, with the permissions that the portal itself has, what an intruder
 * would try, and says in one line of JSON how each attempt ended. Silent before the process is replaced.
 */
if (process.permission) {
  const { DATA_DIR: directory = '' } = process.env;
  const deeds: Record<string, () => unknown> = {
    'write inside': () => writeFileSync(join(directory, 'inside'), 'x'),
    'remove inside': () => rmSync(join(directory, 'inside')),
    'write outside': () => writeFileSync(join(tmpdir(), `portal-outside-${process.pid}`), 'x'),
    'write the project': () => writeFileSync(join(import.meta.dirname, 'written.ts'), 'x'),
    'write by a name that leads outside': () => writeFileSync(`${directory}/../portal-outside-${process.pid}`, 'x'),
    'read outside': () => readFileSync('/etc/passwd'),
    'link to outside': () => symlinkSync('/etc', join(directory, 'etc')),
    'bind to a file outside': () => linkSync('/etc/hostname', join(directory, 'hostname')),
    'write outside by SQLite': () => {
      const sqlite = process.getBuiltinModule('node:sqlite');
      new sqlite.DatabaseSync(`${directory}-outside`).exec('create table written (id integer)');
    },
    'spawn a process': () => {
      const { error } = spawnSync('true');
      if (error) throw error;
    },
    'run a program': () => execFileSync('true'),
    'become a program': () => process.execve?.('/bin/true', ['true'], {}),
    'start a thread': () => new Worker('', { eval: true }),
    'load native code': () => process.dlopen({ exports: {} }, join(import.meta.dirname, 'none.node')),
  };
  console.error(JSON.stringify(Object.fromEntries(Object.entries(deeds).map(([name, deed]) => [name, endOf(deed)]))));
}

function endOf(deed: () => unknown): string {
  try {
    deed();
    return 'done';
  } catch (error) {
    return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : String(error);
  }
}
