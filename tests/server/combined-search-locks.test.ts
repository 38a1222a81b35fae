import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { ObservedRunner } from '../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import { openPostgres } from '../../server/database/driver/postgres.ts';
import { describePostgres } from '../support/postgres-only.ts';
import { testSecret } from '../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const SEARCHES = 40;
/** A statement that waits for the table is given up after so long; a search, which has 3 seconds, is not as late as that. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** A request that waits for a connection is given up after so long. */
const CONNECTION_TIMEOUT_MS = 3_000;

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: {
    readonly results: readonly { readonly category: string }[];
    readonly sources: readonly { readonly name: string; readonly answered: boolean }[];
  };
}

describePostgres('while a table is locked', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await openTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  /** A portal with the connections that it has in use; `before` is done before the table is locked. */
  async function withLocked(
    table: string,
    work: (server: FastifyInstance) => Promise<void>,
    before?: (server: FastifyInstance) => Promise<unknown>,
  ): Promise<void> {
    const activity = new ObservedRunner(openPostgres({ url: database.url ?? '' }));
    const db = databaseOver(activity);
    const config = loadConfig({ LOG_LEVEL: 'silent' });
    const { server } = await createApp({
      config,
      db,
      activity,
      clock: { now: () => new Date() },
      sampleData: true,
      authSecrets: [testSecret],
    });
    // What is kept for a minute would otherwise hold all searches back behind a single statement.
    await before?.(server);
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    try {
      await work(server);
    } finally {
      await client.query('rollback');
      await server.close();
      await db.destroy();
    }
  }

  async function ask(server: FastifyInstance, path: string): Promise<Answer> {
    const started = performance.now();
    const answer = await server.inject(`/api${path}`);
    return { status: answer.statusCode, milliseconds: performance.now() - started, body: answer.json() };
  }

  test('the searches go without it in time, and other routes answer', { timeout: 120_000 }, () =>
    withLocked(
      'article',
      async (server) => {
        const searches = Promise.all(Array.from({ length: SEARCHES }, () => ask(server, '/search?q=nurse')));
        for (let second = 0; second < 3; second += 1) {
          await new Promise((resolve) => setTimeout(resolve, 700));
          const { status, milliseconds } = await ask(server, '/jobs');
          expect(status).toBe(200);
          expect(milliseconds).toBeLessThan(CONNECTION_TIMEOUT_MS);
        }
        for (const { status, milliseconds, body } of await searches) {
          expect(status).toBe(200);
          expect(milliseconds).toBeLessThan(STATEMENT_TIMEOUT_MS);
          expect(body.results.length).toBeGreaterThan(0);
          expect(body.sources.filter(({ answered }) => !answered).map(({ name }) => name)).toEqual(['news']);
        }
      },
      (server) => ask(server, '/search?q=nurse'),
    ),
  );

  test('the plain words are searched for where the synonyms are', { timeout: 120_000 }, () =>
    withLocked('search_synonym', async (server) => {
      const { status, milliseconds, body } = await ask(server, '/search?q=nurse');
      expect(status).toBe(200);
      expect(milliseconds).toBeLessThan(STATEMENT_TIMEOUT_MS);
      expect(body.results.length).toBeGreaterThan(0);
      expect(body.sources.every(({ answered }) => answered)).toBe(true);
    }),
  );
});
