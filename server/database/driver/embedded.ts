import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { CompiledQuery, QueryResult } from 'kysely';
import { columnParsers } from './column-values.ts';
import { translateDatabaseError } from './database-error.ts';
import type { OpenTransaction, SqlRunner } from './sql-runner.ts';

const extensions = { pg_trgm, unaccent };

/**
 * The embedded database: PostgreSQL in this process, in `directory` or, without one, in memory; a new one from a snapshot.
 *
 * @param options.initialization what the program that lays out a new one, `initdb`, is told besides
 */
export async function openEmbedded({
  directory,
  snapshot,
  initialization,
}: {
  readonly directory?: string;
  readonly snapshot?: Blob;
  readonly initialization?: readonly string[];
}): Promise<EmbeddedRunner> {
  const options: PGliteOptions = {
    extensions,
    parsers: columnParsers,
    ...(directory !== undefined && { dataDir: directory }),
    ...(snapshot && { loadDataDir: snapshot }),
    ...(initialization && { initDbStartParams: [...initialization] }),
  };
  const database = await PGlite.create(options);
  await database.exec(`set timezone to 'UTC'`);
  return new EmbeddedRunner(database);
}

type Queryable = Pick<PGlite | Transaction, 'query'>;

/** How long statements may follow each other before the process looks at what else has arrived. */
const LONGEST_STRETCH_MS = 20;

export class EmbeddedRunner implements SqlRunner {
  /** The database itself, for what needs more of it than one statement at a time. */
  readonly database: PGlite;
  #stretchBegan = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: PGlite) {
    this.database = database;
  }

  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#inTurn(() => runOn<Row>(this.database, query));
  }

  /**
   * Statements and whole transactions run one after the other, in the order in which they came. Those that waited in PGlite
   * itself would run without the event loop having a turn between them.
   */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(async () => {
      await this.#breathe();
      return work();
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Statements run in this very process and resolve without leaving it: timers and connections would have to wait. */
  async #breathe(): Promise<void> {
    if (performance.now() - this.#stretchBegan > LONGEST_STRETCH_MS) {
      await nextTurn();
      this.#stretchBegan = performance.now();
    }
  }

  /** PGlite hands a transaction to a callback and ends it with the callback's promise; this keeps that promise open. */
  async begin(): Promise<OpenTransaction> {
    const started = Promise.withResolvers<Transaction>();
    const finish = Promise.withResolvers<'commit' | 'rollback'>();
    const ended = this.#inTurn(() =>
      this.database.transaction(async (transaction) => {
        started.resolve(transaction);
        if ((await finish.promise) === 'rollback') {
          await transaction.rollback();
        }
      }),
    ).catch((error: unknown) => {
      const translated = translateDatabaseError(error);
      started.reject(translated);
      throw translated;
    });
    const transaction = await started.promise.catch(async (error: unknown) => {
      await ended.catch(() => undefined);
      throw error;
    });
    const end = async (word: 'commit' | 'rollback') => {
      finish.resolve(word);
      await ended;
    };
    return {
      run: async (query) => {
        await this.#breathe();
        return runOn(transaction, query);
      },
      commit: () => end('commit'),
      rollback: () => end('rollback'),
    };
  }

  /** The whole database as one file, to start others from. */
  snapshot(): Promise<Blob> {
    return this.database.dumpDataDir('none');
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

async function runOn<Row>(target: Queryable, query: CompiledQuery): Promise<QueryResult<Row>> {
  try {
    const result = await target.query<Row>(query.sql, query.parameters as unknown[]);
    return {
      rows: result.rows,
      ...(result.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }),
    };
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
