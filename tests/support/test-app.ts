import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock, Passwords } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { type AppOptions, createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { loadSample } from '../../server/database/sample.ts';
import { openTestDatabase } from './test-database.ts';

/** What test applications sign with. */
export const testSecret = 'a secret of tests alone, number 0123456789';

/** The instant at which every test of a whole application takes place. */
export const testNow = new Date('2026-11-20T09:30:00.000Z');

export interface TestApp {
  /** Not listening: use `inject`, or `listen` with port 0. */
  readonly server: FastifyInstance;
  readonly db: Kysely<DB>;
  readonly kind: 'postgres' | 'embedded';
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly clock?: Clock;
  /** Environment variables besides LOG_LEVEL=silent and RATE_LIMITS=off. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly passwords?: Passwords;
  /** How much is worked on at a time, where a test wants it narrower. */
  readonly admission?: AppOptions['admission'];
  /** Where the client was built; without it there are no pages. */
  readonly buildDirectory?: string;
  /** Reads the log; LOG_LEVEL says how much of it there is. */
  readonly log?: AppOptions['log'];
}

/** The portal, by default without its pages, on a test database of its own, with the sample content dated from the clock. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = { now: () => testNow }, environment = {}, passwords, admission, buildDirectory, log } = options;
  const { db, kind, activity, close } = await openTestDatabase();
  await loadSample(db, clock);
  const { server } = await createApp({
    config: loadConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...environment }),
    db,
    activity,
    clock,
    sampleData: true,
    authSecrets: [testSecret],
    ...(passwords && { passwords }),
    ...(admission && { admission }),
    ...(buildDirectory && { buildDirectory }),
    ...(log && { log }),
  });
  return {
    server,
    db,
    kind,
    close: async () => {
      await server.close();
      await close();
    },
  };
}
