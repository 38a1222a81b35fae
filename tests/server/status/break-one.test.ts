import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComponentSlug, components } from '../../../schema/system-status/component.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { type Background, startBackground } from '../../../server/background/background.ts';
import { loadConfig } from '../../../server/config.ts';
import { argon2Passwords } from '../../../server/credentials/passwords.ts';
import { DatabaseUnavailableError } from '../../../server/database/driver/database-error.ts';
import { EmbeddedRunner } from '../../../server/database/driver/embedded.ts';
import { databaseOver } from '../../../server/database/driver/open.ts';
import type { SqlRunner } from '../../../server/database/driver/sql-runner.ts';
import { type OpenWorkQueue, openWorkQueue } from '../../../server/database/queues/work-queue.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { askPortalAt } from '../../../server/status/ask-portal.ts';
import { probeAll } from '../../../server/status/probe-round.ts';
import { createProbes, type Probes } from '../../../server/status/probes.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts';
import { createTestServer, testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const buildDirectory = join(import.meta.dirname, '../../../dist');
const silent = { warn: () => undefined, error: () => undefined };
/** Each test has a minute of its own. */
let clockTime = Date.parse('2026-11-20T09:30:00.000Z');
const clock = { now: () => new Date(clockTime) };

let database: TestDatabase;
let server: Awaited<ReturnType<typeof createTestServer>>;
let smtp: TestSmtpServer;
let queue: OpenWorkQueue;
let background: Background;
let probes: Probes;
/** What is broken: paths that are answered 500, statements that fail. */
let brokenPath: RegExp | undefined;
let brokenStatement: RegExp | undefined;

/** A database that fails where a statement matches, in the portal as in the prober. */
function breakable(runner: SqlRunner): SqlRunner {
  const check = (text: string) => {
    if (brokenStatement?.test(text)) throw new DatabaseUnavailableError('broken by the test');
  };
  return new Proxy(runner, {
    get: (target, name) => {
      if (name === 'run') {
        return async (query: { readonly sql: string }) => {
          check(query.sql);
          return target.run(query as never);
        };
      }
      if (name === 'begin') {
        return async () => {
          check('begin');
          return target.begin();
        };
      }
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const config = () =>
  loadConfig({ DATABASE_URL: database.url ?? '', SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@portal.example' });

function startWork(): Background {
  const { db, runner, url } = database;
  const source = runner instanceof EmbeddedRunner ? { db, embedded: runner.database } : { db, url };
  return startBackground({ config: config(), database: source, clock, authSecrets: [testSecret], log: silent });
}

beforeAll(async () => {
  database = await openTestDatabase();
  smtp = await startSmtpServer();
  const db = databaseOver(breakable(database.runner));
  server = await createTestServer({ db, activity: database.activity }, { clock, buildDirectory });
  const { emit } = server.server;
  server.server.emit = function answer(this: unknown, event: string, ...given: unknown[]) {
    const [request, response] = given as [{ url: string }, { statusCode: number; end(): void }];
    if (event !== 'request' || !brokenPath?.test(request.url)) {
      return Reflect.apply(emit, this, [event, ...given]) as boolean;
    }
    response.statusCode = 500;
    response.end();
    return true;
  } as never;
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  queue = await openWorkQueue(database.db, () => undefined);
  background = startWork();
  probes = createProbes({
    ...{ config: config(), db, clock, authSecrets: [testSecret], log: silent },
    ask: askPortalAt({ protocol: 'http:', hostname: '127.0.0.1', port, host: '127.0.0.1:4000' }),
    mailer: createMailer(config()),
    passwords: argon2Passwords(),
    openQueue: async () => queue,
  });
}, 60_000);
afterAll(async () => {
  await background.stop();
  await queue.close();
  await server.close();
  await smtp.close();
  await database.close();
});

/** Probes all components, and stores what was found for this minute and the next, as two rounds would. */
async function statuses(): Promise<Record<ComponentSlug, string>> {
  const { signal } = new AbortController();
  const minute = clock.now().toISOString();
  const rows = await probeAll(probes, { minute, log: silent, signal });
  brokenPath = undefined;
  brokenStatement = undefined;
  clockTime += 60_000;
  const next = clock.now().toISOString();
  await recordProbes(database.db, queue, [...rows, ...rows.map((row) => ({ ...row, minute: next }))]);
  const query = '{ systemStatus { components { component status } } }';
  const answer = await server.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const { data } = answer.json() as {
    data: { systemStatus: { components: { component: string; status: string }[] } };
  };
  clockTime += 600_000;
  return Object.fromEntries(
    data.systemStatus.components.map(({ component, status }) => [component.toLowerCase(), status]),
  ) as Record<ComponentSlug, string>;
}

const slugs = components.map(({ slug }) => slug);
const red = (found: Record<ComponentSlug, string>) => slugs.filter((slug) => found[slug] === 'OUTAGE');
const green = (found: Record<ComponentSlug, string>) => slugs.filter((slug) => found[slug] === 'OPERATIONAL');

test('where nothing is broken, every component is up', { timeout: 60_000 }, async () => {
  // The first search on a busy machine may take longer than a search has; answering slowly is no outage.
  const isUp = (status: string) => ['OPERATIONAL', 'DEGRADED'].includes(status);
  const notUp = async () => Object.entries(await statuses()).filter(([, status]) => !isUp(status));
  await expect.poll(notUp, { timeout: 45_000 }).toEqual([]);
});

test('the database broken: it alone turns red, and what stands on it is not measured', {
  timeout: 60_000,
}, async () => {
  brokenStatement = /./;
  const found = await statuses();
  expect(red(found)).toEqual(['database']);
  expect(slugs.filter((slug) => found[slug] === 'NO_DATA')).toEqual(['web_client', 'search', 'accounts', 'background']);
  expect(green(found)).toContain('rest');
});

test('a database that is read from and takes no writes is broken', { timeout: 60_000 }, async () => {
  brokenStatement = /\b(?:insert|update)\b/i;
  const found = await statuses();
  expect(red(found)).toEqual(['database']);
});

test('probing the database leaves one row, however often', async () => {
  const { signal } = new AbortController();
  expect(await Promise.all(Array.from({ length: 5 }, () => probes.database(signal)))).toEqual(Array(5).fill('up'));
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from write_probe`.execute(database.db);
  expect(rows).toEqual([{ rows: 1 }]);
});

test.each<[ComponentSlug, () => Promise<unknown> | unknown, (() => Promise<unknown> | unknown)?]>([
  ['web_client', () => (brokenPath = /^\/privacy-policy/)],
  ['graphql', () => (brokenPath = /^\/graphql/)],
  ['rest', () => (brokenPath = /^\/api\//)],
  ['search', () => (brokenStatement = /search_vector|search_text/)],
  [
    'accounts',
    () => sql`alter table account rename to account_away`.execute(database.db),
    () => sql`alter table account_away rename to account`.execute(database.db),
  ],
  [
    'background',
    () => background.stop(),
    () => {
      background = startWork();
    },
  ],
  ['email', () => smtp.close(), async () => undefined],
])('%s broken: it alone turns red', { timeout: 60_000 }, async (slug, breakIt, mendIt) => {
  await breakIt();
  try {
    const found = await statuses();
    expect(red(found)).toEqual([slug]);
    expect(slugs.filter((one) => found[one] === 'NO_DATA')).toEqual([]);
  } finally {
    await mendIt?.();
  }
});
