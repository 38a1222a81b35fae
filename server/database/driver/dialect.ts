import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { assertOutsideTransaction } from '../../../schema/transaction.ts';
import type { OpenTransaction, SqlRunner } from './sql-runner.ts';

/**
 * Kysely over either database. Kysely's own drivers are not used: the pooled one checks a client out for every
 * statement, and the embedded one shares a single connection, so that another request's statement would run inside
 * an open transaction.
 */
export function createDialect(runner: SqlRunner): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RunnerDriver(runner),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class RunnerDriver implements Driver {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction();
    return new RunnerConnection(this.#runner);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const own = asRunnerConnection(connection);
    const transaction = await this.#runner.begin();
    try {
      if (settings.isolationLevel) {
        await transaction.run(CompiledQuery.raw(`set transaction isolation level ${settings.isolationLevel}`));
      }
      own.transaction = transaction;
    } catch (error) {
      // Kysely ends only transactions that have begun.
      await transaction.rollback();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const transaction = takeTransaction(connection);
    if (!transaction) {
      throw new Error('No transaction is open on this connection.');
    }
    await transaction.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A commit that failed has ended it: Kysely calls this then, too, and the failure must stay the commit's own.
    await takeTransaction(connection)?.rollback();
  }

  async destroy(): Promise<void> {
    await this.#runner.close();
  }
}

class RunnerConnection implements DatabaseConnection {
  transaction: OpenTransaction | undefined;
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (this.transaction ?? this.#runner).run<Row>(query);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in pages, not as a stream.');
  }
}

function asRunnerConnection(connection: DatabaseConnection): RunnerConnection {
  if (!(connection instanceof RunnerConnection)) {
    throw new Error('A connection of another driver was handed in.');
  }
  return connection;
}

function takeTransaction(connection: DatabaseConnection): OpenTransaction | undefined {
  const own = asRunnerConnection(connection);
  const { transaction } = own;
  own.transaction = undefined;
  return transaction;
}
