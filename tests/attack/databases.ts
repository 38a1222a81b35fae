import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/database/driver/open.ts';
import { bringUpToDate } from '../../server/database/migrate/bring-up-to-date.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { isLoopback } from '../../server/loopback.ts';
import { createAccount, factoryPassword } from '../factories/account.ts';
import { AttackError } from './options.ts';

const DEFAULT_SERVER = 'postgres://root@127.0.0.1:5432/postgres';

/** A database of its own for one portal. */
export interface Prepared {
  readonly kind: 'embedded' | 'postgres';
  /** What leads the portal to it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly email: string;
  readonly password: string;
  remove(): Promise<void>;
}

/** The sample content, with one verified account, in a directory of its own. */
export async function prepareEmbedded(): Promise<Prepared> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-attack-'));
  const email = await fill({ dataDirectory: join(directory, 'data') });
  return {
    kind: 'embedded',
    environment: { DATA_DIR: join(directory, 'data') },
    email,
    password: factoryPassword,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** The same on PostgreSQL, in a database that goes with the attack; nothing if none is named and none answers. */
export async function preparePostgres(named: string | undefined): Promise<Prepared | undefined> {
  const server = named ?? DEFAULT_SERVER;
  if (!isLoopback(new URL(server).hostname)) {
    throw new AttackError('DATABASE_URL names another machine, and none but this one is attacked.');
  }
  if (named === undefined && !(await answers(server))) {
    return undefined;
  }
  const name = `wayline_attack_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const directory = await mkdtemp(join(tmpdir(), 'portal-attack-'));
  const remove = async () => {
    await administer(server, `drop database if exists ${name} with (force)`);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const email = await fill({ databaseUrl: url.href, dataDirectory: directory, statementTimeout: 0 });
    const secret = randomBytes(32).toString('base64url');
    const environment = { DATABASE_URL: url.href, DATA_DIR: directory, AUTH_SECRET: secret };
    return { kind: 'postgres', environment, email, password: factoryPassword, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fill(where: Parameters<typeof openDatabase>[0]): Promise<string> {
  const database = await openDatabase(where);
  const { db, close } = database;
  try {
    await bringUpToDate(database);
    await loadSample(db, { now: () => new Date() });
    const { email } = await createAccount(db, { email: 'attacked@example.com', access: 'verified' });
    return email;
  } finally {
    await close();
  }
}

function answers(server: string): Promise<boolean> {
  return administer(server, 'select 1').then(
    () => true,
    () => false,
  );
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
