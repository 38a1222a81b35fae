import type { CompiledQuery, QueryResult } from 'kysely';

/** Runs one statement. Rows come back as objects, dates as text, numerics as numbers: see `column-values.ts`. */
export interface StatementRunner {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

/** An open transaction. Exactly one of `commit` and `rollback` ends it. */
export interface OpenTransaction extends StatementRunner {
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** What the portal needs from a database, whichever of the two it is. */
export interface SqlRunner extends StatementRunner {
  begin(): Promise<OpenTransaction>;
  close(): Promise<void>;
}
