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

/** Connections that are open, and how many statements and transactions wait for one. */
export interface ConnectionUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What the portal needs from a database, whichever of the two it is. */
export interface SqlRunner extends StatementRunner {
  begin(): Promise<OpenTransaction>;
  /** How its connections are used; the embedded database has none. */
  connections?(): ConnectionUse;
  close(): Promise<void>;
}
