import type { CompiledQuery } from 'kysely';
import type { SqlRunner, StatementRunner } from '../../server/database/driver/sql-runner.ts';

export interface RecordedStatements {
  /** Runs everything that it is given on the runner that it wraps. */
  readonly runner: SqlRunner;
  /** The statements that have been sent since the last call, in order. */
  take(): CompiledQuery[];
}

/** Keeps the statements that a service really sends. */
export function recordStatements(runner: SqlRunner): RecordedStatements {
  let sent: CompiledQuery[] = [];
  const recording = (inner: StatementRunner): StatementRunner => ({
    run: (query) => {
      sent.push(query);
      return inner.run(query);
    },
  });
  return {
    runner: {
      ...recording(runner),
      begin: async () => {
        const transaction = await runner.begin();
        return { ...transaction, ...recording(transaction) };
      },
      close: () => runner.close(),
    },
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
