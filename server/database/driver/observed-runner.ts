import type { CompiledQuery, QueryResult } from 'kysely';
import { isAnswerOfServer } from './database-error.ts';
import { STATEMENT_TIMEOUT_MS } from './postgres.ts';
import type { ConnectionUse, OpenTransaction, SqlRunner } from './sql-runner.ts';

/** What a database has done lately, without being asked. */
export interface DatabaseActivity {
  /** When it last answered a statement, with rows or a refusal, by `performance.now()`. */
  readonly answeredAt: number;
  /**
   * For how many milliseconds it may answer nothing and is still taken for busy: statements of the embedded database run
   * one after the other, and a long one holds up all others; those on PostgreSQL may take until their timeout, while there
   * are connections.
   */
  readonly longestSilenceMs: number;
  connections(): ConnectionUse;
}

const SILENCE_OF_SERVER_MS = 1_000;
const SILENCE_OF_CONNECTIONS_MS = STATEMENT_TIMEOUT_MS + SILENCE_OF_SERVER_MS;
const SILENCE_OF_EMBEDDED_MS = 10_000;

/** Notes when the database answers. */
export class ObservedRunner implements SqlRunner, DatabaseActivity {
  readonly #runner: SqlRunner;
  answeredAt = performance.now();

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  get longestSilenceMs(): number {
    const use = this.#runner.connections?.();
    if (!use) {
      return SILENCE_OF_EMBEDDED_MS;
    }
    return use.open > 0 ? SILENCE_OF_CONNECTIONS_MS : SILENCE_OF_SERVER_MS;
  }

  connections(): ConnectionUse {
    return this.#runner.connections?.() ?? { open: 1, idle: 0, waiting: 0 };
  }

  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#observe(this.#runner.run<Row>(query));
  }

  async begin(): Promise<OpenTransaction> {
    const transaction = await this.#runner.begin();
    return {
      run: (query) => this.#observe(transaction.run(query)),
      commit: () => this.#observe(transaction.commit()),
      rollback: () => this.#observe(transaction.rollback()),
    };
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  async #observe<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      const value = await answer;
      this.answeredAt = performance.now();
      return value;
    } catch (error) {
      if (isAnswerOfServer(error)) {
        this.answeredAt = performance.now();
      }
      throw error;
    }
  }
}
