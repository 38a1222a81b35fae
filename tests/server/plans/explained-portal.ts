import { execute, parse } from 'graphql';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { schema } from '../../../schema/index.ts';
import type { Clock } from '../../../schema/ports.ts';
import { createServices } from '../../../schema/services.ts';
import type { DB } from '../../../schema/tables.ts';
import { databaseOver } from '../../../server/database/driver/open.ts';
import { openPostgres } from '../../../server/database/driver/postgres.ts';
import { noLimiter } from '../../../server/limits/limiter.ts';
import { type RecordedStatements, recordStatements } from '../../support/recorded-statements.ts';
import { planStatement, rowsReadInVain } from '../../support/statement-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { testPorts } from '../../support/test-ports.ts';

const clock: Clock = { now: () => new Date() };
const anonymous: Viewer = { kind: 'anonymous', visitor: { address: '192.0.2.1', browser: 'Mozilla/5.0' } };

type Fill = (db: Kysely<DB>, options: { count: number; clock: Clock }) => Promise<void>;

/**
 * The graph over a database of as many rows as make an index the better way. What it sends to PostgreSQL can be
 * explained. To be made in a `describe`: the database is there for its tests.
 */
export class ExplainedPortal {
  #database!: TestDatabase;
  #recorded!: RecordedStatements;
  #recordedDb!: Kysely<DB>;
  #client!: pg.Client;
  #ask!: (operation: string, variables: object, viewer: Viewer) => ReturnType<typeof execute>;

  constructor(...fills: readonly (readonly [Fill, number])[]) {
    beforeAll(() => this.#open(fills), 600_000);
    afterAll(() => this.#close());
  }

  /** The database, past the record. */
  get db(): Kysely<DB> {
    return this.#database.db;
  }

  /** The database on the record: what is asked here is explained as well. */
  get recorded(): Kysely<DB> {
    this.#recorded.take();
    return this.#recordedDb;
  }

  /** Runs an operation. What follows is about the statements of this one alone. */
  async ask(
    operation: string,
    variables: object = {},
    viewer: Viewer = anonymous,
  ): Promise<Readonly<Record<string, unknown>>> {
    this.#recorded.take();
    const { data, errors } = await this.#ask(operation, variables, viewer);
    expect(errors).toBeUndefined();
    return data ?? {};
  }

  /** None of these tables is read from end to end, however PostgreSQL plans. Resolves to the number of statements. */
  async expectNoScan(...tables: readonly string[]): Promise<number> {
    const statements = this.#sentTo(tables);
    for (const statement of statements) {
      for (const { kind, scannedTables, text } of await planStatement(this.#client, statement)) {
        const scanned = scannedTables.filter((table) => tables.includes(table));
        expect(scanned, `${kind}: ${statement.sql}\n${text}`).toEqual([]);
      }
    }
    return statements.length;
  }

  /** No statement on the table reads as many rows that it does not need. */
  async expectFewRowsInVain(table: string, limit: number): Promise<void> {
    for (const statement of this.#sentTo([table])) {
      expect(await rowsReadInVain(this.#client, statement), statement.sql).toBeLessThan(limit);
    }
  }

  #sentTo(tables: readonly string[]) {
    const names = new RegExp(`\\b(?:from|join|update|into) "?(?:${tables.join('|')})"?\\b`);
    const statements = this.#recorded.take().filter((statement) => names.test(statement.sql));
    expect(statements.length).toBeGreaterThan(0);
    return statements;
  }

  async #open(fills: readonly (readonly [Fill, number])[]): Promise<void> {
    this.#database = await openTestDatabase({ isFlushed: true });
    const { url = '' } = this.#database;
    this.#recorded = recordStatements(openPostgres({ url, statementTimeout: 0, connectionTimeout: 60_000 }));
    const db = databaseOver(this.#recorded.runner);
    this.#recordedDb = db;
    for (const [fill, count] of fills) {
      await fill(db, { count, clock });
    }
    await sql`analyze`.execute(db);
    this.#client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    await this.#client.connect();
    const ports = { ...testPorts(clock), limiter: noLimiter };
    this.#ask = async (operation, variables, viewer) => {
      const contextValue = { viewer, services: createServices({ db, viewer, ports }), requestId: '' };
      return execute({ schema, document: parse(operation), variableValues: { ...variables }, contextValue });
    };
  }

  async #close(): Promise<void> {
    await this.#client.end();
    await this.#recorded.runner.close();
    await this.#database.close();
  }
}
