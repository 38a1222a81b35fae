import type { CompiledQuery, QueryResult } from 'kysely';
import type { ConnectionUse, OpenTransaction, SqlRunner } from './sql-runner.ts';

/** What a database has done lately, without being asked. */
export interface DatabaseActivity {
  /** When it last answered a statement, by `performance.now()`. */
  readonly answeredAt: number;
  /**
   * For how many milliseconds it may answer nothing and is still taken for busy: statements of the embedded database run
   * one after the other, and a long one holds up all others.
   */
  readonly longestSilenceMs: number;
  connections(): ConnectionUse;
}

const SILENCE_OF_SERVER_MS = 1_000;
const SILENCE_OF_EMBEDDED_MS = 10_000;

/** Notes when the database answers. */
export class ObservedRunner implements SqlRunner, DatabaseActivity {
  readonly #runner: SqlRunner;
  readonly longestSilenceMs: number;
  answeredAt = performance.now();

  constructor(runner: SqlRunner) {
    this.#runner = runner;
    this.longestSilenceMs = runner.connections ? SILENCE_OF_SERVER_MS : SILENCE_OF_EMBEDDED_MS;
  }

  connections(): ConnectionUse {
    return this.#runner.connections?.() ?? { open: 1, idle: 0, waiting: 0 };
  }

  async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#answered(await this.#runner.run<Row>(query));
  }

  async begin(): Promise<OpenTransaction> {
    const transaction = await this.#runner.begin();
    return {
      run: async (query) => this.#answered(await transaction.run(query)),
      commit: async () => this.#answered(await transaction.commit()),
      rollback: async () => this.#answered(await transaction.rollback()),
    };
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  #answered<Answer>(answer: Answer): Answer {
    this.answeredAt = performance.now();
    return answer;
  }
}
