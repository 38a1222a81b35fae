import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema/tables.ts';

const MICROSECONDS_PER_TICK = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The processor of the application, and the one that the load and the database share. */
export const cores = { application: 0, others: cpus().length - 1 } as const;

/** Processor time that the processes have used so far, in microseconds; nothing for one that has ended. */
export function processorTime(processIds: readonly number[]): number {
  return processIds.reduce((sum, processId) => sum + timeOf(processId), 0);
}

function timeOf(processId: number): number {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; user time and system time are the 12th and 13th field behind it.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(values[11]) + Number(values[12])) * MICROSECONDS_PER_TICK;
  } catch {
    return 0;
  }
}

/** Keeps the processes to one core; false if the machine or its rules do not allow it. */
export function pin(processIds: readonly number[], core: number): boolean {
  try {
    for (const processId of processIds) {
      execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(processId)], {
        stdio: 'ignore',
      });
    }
    return cpus().length > 1;
  } catch {
    return false;
  }
}

/** The server processes of PostgreSQL that work for `applicationName`; none if it runs on another machine. */
export async function databaseProcesses(db: Kysely<DB>, applicationName: string): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}`.execute(db);
  return rows.map(({ pid }) => pid).filter(isLocalDatabase);
}

function isLocalDatabase(processId: number): boolean {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').startsWith('postgres');
  } catch {
    return false;
  }
}
