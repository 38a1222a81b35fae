import { randomBytes } from 'node:crypto';
import pg from 'pg';

const STALE_AFTER_SECONDS = 3_600;

/** Names are wayline_test_<second of the run's start>_<random>_<what for>. */
const runPattern = '^wayline_test_[0-9]+_[0-9a-f]+_';

/** The address of a database on the server of TEST_DATABASE_URL. */
export function testPostgresUrl(database: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** A name for this run, and the empty database that its test databases are to be copied from. */
export async function createRun(): Promise<{ run: string; template: string }> {
  const run = `wayline_test_${Math.floor(Date.now() / 1_000)}_${randomBytes(4).toString('hex')}_`;
  const template = `${run}template`;
  await asAdministrator((client) => client.query(`create database ${template}`));
  return { run, template };
}

/**
 * A copy of `template`.
 *
 * @param isFlushed whether commits wait for the disk: no test restarts this server.
 */
export async function createDatabase(name: string, template: string, isFlushed = false): Promise<void> {
  await asAdministrator(async (client) => {
    await client.query(`create database ${name} template ${template} ${await quickestCopy(client)}`);
    if (!isFlushed) await client.query(`alter database ${name} set synchronous_commit = off`);
  });
}

/**
 * PostgreSQL writes each page of a copy to its log, or (before 15 always) copies the files between two checkpoints. Without
 * `fsync` a checkpoint waits for no disk, and files are copied in a fifth of the time.
 */
async function quickestCopy(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ fast: boolean }>(
    `select current_setting('fsync') = 'off' and current_setting('server_version_num')::integer >= 150000 as fast`,
  );
  return rows[0]?.fast ? 'strategy file_copy' : '';
}

export async function dropDatabase(name: string): Promise<void> {
  await asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Drops every database of one run. */
export async function dropRun(run: string): Promise<void> {
  await dropWhere((name) => name.startsWith(run));
}

/** Drops what runs that were killed have left behind. */
export async function dropStaleRuns(): Promise<void> {
  const oldest = Date.now() / 1_000 - STALE_AFTER_SECONDS;
  await dropWhere((name) => Number(name.split('_')[2]) < oldest);
}

async function dropWhere(wanted: (name: string) => boolean): Promise<void> {
  const names = await asAdministrator(async (client) => {
    const found = await client.query<{ datname: string }>('select datname from pg_database where datname ~ $1', [
      runPattern,
    ]);
    return found.rows.map((row) => row.datname);
  });
  for (const name of names.filter(wanted)) {
    await dropDatabase(name);
  }
}

async function asAdministrator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
