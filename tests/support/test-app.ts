import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock, Passwords } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { type AppOptions, createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import type { DatabaseActivity } from '../../server/database/driver/observed-runner.ts';
import { databaseOver } from '../../server/database/driver/open.ts';
import type { SqlRunner } from '../../server/database/driver/sql-runner.ts';
import { loadSample } from '../../server/database/seed/sample.ts';
import { sampleNow } from './fill-database.ts';
import { quickPasswords } from './quick-passwords.ts';
import { openTestDatabase } from './test-database.ts';

/** What test applications sign with. */
export const testSecret = 'a secret of tests alone, number 0123456789';

/** The instant at which every test of a whole application takes place. */
export const testNow = sampleNow;

export interface TestApp {
  /** Not listening: use `inject`, or `listen` with port 0. */
  readonly server: FastifyInstance;
  readonly db: Kysely<DB>;
  readonly kind: 'postgres' | 'embedded';
  /** What the database has done lately; another server on the same database is told as well. */
  readonly activity: DatabaseActivity;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly clock?: Clock;
  /** Environment variables besides LOG_LEVEL=silent and, where the origin is on this machine, RATE_LIMITS=off. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Those of the portal by parameters that cost no time, if none are given. */
  readonly passwords?: Passwords;
  /** How much is worked on at a time, where a test wants it narrower. */
  readonly admission?: AppOptions['admission'];
  /** How many bytes of bodies are held, and how long an answer stays unread, where a test wants less. */
  readonly bodyMemory?: number;
  readonly connectionTimeout?: number;
  /** Where the client was built; without it there are no pages. */
  readonly buildDirectory?: string;
  /** What it signs with, the present secret first. */
  readonly authSecrets?: readonly string[];
  /** Stands between the portal and its database, to see what is sent. */
  readonly observe?: (runner: SqlRunner) => SqlRunner;
  /** Reads the log; LOG_LEVEL says how much of it there is. */
  readonly log?: AppOptions['log'];
}

/** The portal, by default without its pages, on a test database of its own, with the sample content dated from the clock. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, kind, runner, activity, close } = await openTestDatabase({ datedFrom: 'sampleNow' });
  const { clock } = options;
  if (clock && clock.now().getTime() !== sampleNow.getTime()) {
    await loadSample(db, clock);
  }
  const observed = options.observe ? databaseOver(options.observe(runner)) : db;
  const server = await createTestServer({ db: observed, activity }, options);
  return {
    server,
    db,
    kind,
    activity,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** One more process of the portal, as far as tests can tell, on the database of another. */
export async function createTestServer(
  { db, activity }: Pick<TestApp, 'db' | 'activity'>,
  {
    clock = { now: () => testNow },
    environment = {},
    passwords = quickPasswords(),
    admission,
    bodyMemory,
    connectionTimeout,
    buildDirectory,
    authSecrets = [testSecret],
    log,
  }: TestAppOptions = {},
): Promise<FastifyInstance> {
  // Nothing but this machine may be without limits.
  const limits = environment['PUBLIC_ORIGIN']?.startsWith('https:') ? 'on' : 'off';
  const config = loadConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: limits, ...environment });
  const { server } = await createApp({
    config,
    db,
    activity,
    clock,
    sampleData: true,
    authSecrets,
    passwords,
    ...(admission && { admission }),
    ...(bodyMemory && { bodyMemory }),
    ...(connectionTimeout && { connectionTimeout }),
    ...(buildDirectory && { buildDirectory }),
    ...(log && { log }),
  });
  nameHost(server, config.publicOrigin);
  return server;
}

/** Requests that name no host themselves are for the origin. */
function nameHost(server: FastifyInstance, origin: string): void {
  const { host: authority } = new URL(origin);
  const inject = server.inject.bind(server);
  const injectThere = (options: InjectOptions | string) =>
    inject(typeof options === 'string' ? { url: options, authority } : { authority, ...options });
  server.inject = injectThere as FastifyInstance['inject'];
}
