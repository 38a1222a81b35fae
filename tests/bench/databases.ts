import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { replaceBulkArticles } from '../../server/database/bulk/bulk-articles.ts';
import { replaceBulkDocuments } from '../../server/database/bulk/bulk-documents.ts';
import { replaceBulkEquipment } from '../../server/database/bulk/bulk-equipment.ts';
import { replaceBulkJobs } from '../../server/database/bulk/bulk-jobs.ts';
import {
  replaceBulkApplications,
  replaceBulkComments,
  replaceBulkMessages,
  replaceBulkOrders,
} from '../../server/database/bulk/bulk-submissions.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/driver/open.ts';
import { bringUpToDate } from '../../server/database/migrate/bring-up-to-date.ts';
import { loadSample } from '../../server/database/seed/sample.ts';

const DAY_MS = 86_400_000;
/** These catalogues are as large as they are expected to become, however many jobs there are. */
const DOCUMENTS = 5_000;
const ARTICLES = 20_000;
/** Generated posts close one after the other, so an old database holds other lists than a new one. */
const KEPT_FOR_DAYS = 3;

const root = join(import.meta.dirname, '../..');

/** The address of the database `name` on the same server. */
function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a database for work that may take long. */
export function openForWork(url: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: url, dataDirectory: '', statementTimeout: 0, poolSize: 2 });
}

const benchDatabaseName = (size: number) => `wl_bench_${size}`;

/** Makes sure that the database with `size` generated jobs is there; returns its address. */
export async function prepareBenchDatabase(serverUrl: string, size: number, fresh: boolean): Promise<string> {
  const name = benchDatabaseName(size);
  const url = databaseUrl(serverUrl, name);
  const version = await generatorVersion();
  const server = await openForWork(serverUrl);
  try {
    if (!fresh && isRecent(await readComment(server.db, name), version)) {
      return url;
    }
    console.log(`Building ${name} ...`);
    const started = performance.now();
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
    await sql`create database ${sql.id(name)}`.execute(server.db);
    // A parallel worker's processor time would not be seen, and one core is the application's.
    await sql`alter database ${sql.id(name)} set max_parallel_workers_per_gather = 0`.execute(server.db);
    await fillDatabase(url, size);
    const comment = `${version} ${new Date().toISOString()}`;
    await sql`comment on database ${sql.id(name)} is ${sql.lit(comment)}`.execute(server.db);
    console.log(`Built ${name} in ${Math.round((performance.now() - started) / 1000)} s.`);
    return url;
  } finally {
    await server.close();
  }
}

/** Tables, reference data, sample content, generated rows and statistics. */
async function fillDatabase(url: string, jobs: number): Promise<void> {
  const database = await openForWork(url);
  const { db, close } = database;
  try {
    await bringUpToDate(database);
    const clock = { now: () => new Date() };
    await loadSample(db, clock);
    await replaceBulkJobs(db, { count: jobs, clock });
    await replaceBulkDocuments(db, { count: DOCUMENTS, clock });
    await replaceBulkArticles(db, { count: ARTICLES, clock });
    // As many as there are jobs.
    for (const replace of [
      replaceBulkEquipment,
      replaceBulkApplications,
      replaceBulkOrders,
      replaceBulkMessages,
      replaceBulkComments,
    ]) {
      await replace(db, { count: jobs, clock });
    }
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
  } finally {
    await close();
  }
}

/** Drops every database that the benchmark has made; returns their names. */
export async function dropBenchDatabases(serverUrl: string): Promise<string[]> {
  const server = await openForWork(serverUrl);
  try {
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where datname ~ '^wl_bench_[0-9]+$'`.execute(server.db);
    for (const { name } of rows) {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
    }
    return rows.map(({ name }) => name);
  } finally {
    await server.close();
  }
}

async function readComment(db: Kysely<DB>, name: string): Promise<string> {
  const { rows } = await sql<{ comment: string | null }>`
    select shobj_description(oid, 'pg_database') as comment from pg_database where datname = ${name}`.execute(db);
  return rows[0]?.comment ?? '';
}

function isRecent(comment: string, version: string): boolean {
  const [known, builtAt] = comment.split(' ');
  return known === version && Date.now() - Date.parse(builtAt ?? '') < KEPT_FOR_DAYS * DAY_MS;
}

/** Changes whenever the tables, the reference data or the generator do. */
async function generatorVersion(): Promise<string> {
  const digest = createHash('sha256');
  for (const directory of [
    'migrations',
    'server/database/bulk',
    'server/database/seed/reference',
    'server/database/seed/sample',
  ]) {
    const names = await readdir(join(root, directory));
    for (const name of names.filter((candidate) => /\.(ts|json)$/.test(candidate)).sort()) {
      digest.update(name).update(await readFile(join(root, directory, name)));
    }
  }
  return digest.digest('base64url').slice(0, 16);
}
