import type { CompiledQuery, QueryResult } from 'kysely';
import pg from 'pg';
import { PLAN_ONCE } from '../../../schema/queries/prepared-query.ts';
import { columnParsers } from './column-values.ts';
import { translateDatabaseError } from './database-error.ts';
import { withinOperation } from './operation-statements.ts';
import { beginTransaction } from './postgres-transaction.ts';
import type { SqlRunner } from './sql-runner.ts';
import { CONNECTION_LIFETIME_SECONDS, StatementNames } from './statement-names.ts';

const CONNECTION_TIMEOUT_MS = 3_000;
export const STATEMENT_TIMEOUT_MS = 5_000;
/** How much longer than PostgreSQL itself may take an answer is waited for: a network that has gone silent says nothing. */
const SILENCE_MS = 1_000;
const POOL_SIZE = 20;
/** Of the statements that are planned once: fewer connections also means that fewer of them have to plan. */
const PLANNED_ONCE_POOL_SIZE = 15;
/** Its connections keep their plans for as long as this without a statement; networks forget connections after 4 minutes. */
const PLANNED_ONCE_IDLE_MS = 180_000;
const IDLE_MS = 10_000;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Milliseconds after which PostgreSQL cancels a statement; 0 for maintenance work that may take long. */
  readonly statementTimeout?: number;
  /** For how many milliseconds a connection is waited for. */
  readonly connectionTimeout?: number;
  readonly onIdleError?: (error: Error) => void;
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

/**
 * PostgreSQL through a `pg` pool; statements are prepared once on each connection, under a short name. Statements that are
 * to be planned once have a pool of their own, because PostgreSQL else plans a statement for its values five times on
 * each connection.
 */
export function openPostgres(options: PostgresOptions): SqlRunner {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT_MS;
  const createPool = (settings: readonly string[], size: number, idleTimeoutMillis: number) => {
    const pool = new pg.Pool({
      // PostgreSQL compiles a statement that it expects to be dear for longer than nearly all of ours take.
      connectionString: withSettings(options.url, ['timezone=UTC', 'jit=off', ...settings]),
      max: size,
      idleTimeoutMillis,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      connectionTimeoutMillis: options.connectionTimeout ?? CONNECTION_TIMEOUT_MS,
      statement_timeout: statementTimeout,
      ...(statementTimeout > 0 ? { query_timeout: statementTimeout + SILENCE_MS } : {}),
      application_name: 'wayline',
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          columnParsers[oid] ?? pg.types.getTypeParser(oid, format),
      } as pg.CustomTypesConfig,
    });
    // Without a listener an idle connection that the server closes would end the process.
    pool.on('error', (error) => options.onIdleError?.(error));
    // So would one that is checked out, from which the pool takes its own listener. Its next statement fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const size = options.poolSize ?? POOL_SIZE;
  const pool = createPool([], size, IDLE_MS);
  const plannedOnce = createPool(
    ['plan_cache_mode=force_generic_plan'],
    Math.min(size, PLANNED_ONCE_POOL_SIZE),
    PLANNED_ONCE_IDLE_MS,
  );
  const pools = [pool, plannedOnce];
  const sumOf = (count: (one: pg.Pool) => number) => pools.reduce((sum, one) => sum + count(one), 0);
  const names = new StatementNames();
  const runOn = <Row>(target: Queryable, query: CompiledQuery) => runStatement<Row>(target, query, names);

  return {
    run: (query) => withinOperation(() => runOn(query.sql.endsWith(PLAN_ONCE) ? plannedOnce : pool, query)),
    begin: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw translateDatabaseError(error);
      });
      return beginTransaction(client, { run: (query) => runOn(client, query) });
    },
    connections: () => ({
      open: sumOf((one) => one.totalCount),
      idle: sumOf((one) => one.idleCount),
      waiting: sumOf((one) => one.waitingCount),
    }),
    close: async () => {
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}

/** Instants are read as UTC; settings that the address brings for the session stay, and these come after them. */
function withSettings(address: string, settings: readonly string[]): string {
  const url = new URL(address);
  const all = [url.searchParams.get('options'), ...settings.map((setting) => `-c ${setting}`)].filter(Boolean);
  url.searchParams.set('options', all.join(' '));
  return url.href;
}

/** Whether a connection has prepared a statement for a table that a migration has changed since. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

async function runStatement<Row>(
  target: Queryable,
  query: CompiledQuery,
  names: StatementNames,
): Promise<QueryResult<Row>> {
  const text = query.sql;
  const name = query.parameters.length > 0 ? names.nameOf(text) : undefined;
  const values = query.parameters as unknown[];
  try {
    const result = await target.query({ text, values, ...(name ? { name } : {}) }).catch((error: unknown) => {
      // Nothing has run. Within a transaction it cannot be sent again.
      if (name && target instanceof pg.Pool && isOutdatedPlan(error)) return target.query({ text, values });
      throw error;
    });
    return {
      rows: result.rows as Row[],
      ...(result.command === 'SELECT' || result.rowCount === null ? {} : { numAffectedRows: BigInt(result.rowCount) }),
    };
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
