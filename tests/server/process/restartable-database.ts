import pg from 'pg';
import { openDatabase } from '../../../server/database/driver/open.ts';
import { fillDatabase } from '../../support/fill-database.ts';
import { postgresPrograms, startOwnPostgres } from '../../support/own-postgres.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startProxy } from './database-proxy.ts';

/** A database with the sample content, whose server a test may restart without a word to anyone. */
export interface RestartableDatabase {
  readonly url: string;
  /** Every connection ends at once, none can be made for a moment, and what was not committed is gone. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * On a server of its own. Where PostgreSQL is not installed on this machine, but answers from another one, a way there
 * that can be cut stands for the server, and its connections are ended there, too.
 */
export function openRestartableDatabase(): Promise<RestartableDatabase> {
  const programs = postgresPrograms();
  return programs === undefined ? openBehindProxy() : openOnOwnServer(programs);
}

async function openOnOwnServer(programs: string): Promise<RestartableDatabase> {
  const server = await startOwnPostgres(programs);
  try {
    const database = await openDatabase({ databaseUrl: server.url, dataDirectory: '', statementTimeout: 0 });
    await fillDatabase(database);
    await database.close();
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function openBehindProxy(): Promise<RestartableDatabase> {
  const database = await openTestDatabase();
  const { hostname: host, port, pathname, username, password } = new URL(database.url ?? '');
  const proxy = await startProxy({ host, port: Number(port || 5432) });
  const url = new URL(`postgres://127.0.0.1:${proxy.port}${pathname}`);
  Object.assign(url, { username, password });
  return {
    url: url.href,
    restart: async () => {
      await proxy.refuse();
      const administrator = new pg.Client({ connectionString: database.url });
      await administrator.connect();
      await administrator.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and application_name like 'wayline%' and pid <> pg_backend_pid()`,
      );
      await administrator.end();
      await proxy.resume();
    },
    close: async () => {
      await proxy.close();
      await database.close();
    },
  };
}
