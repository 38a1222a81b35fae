import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../schema/tables.ts';
import { everyRow } from '../rest/table.ts';
import { createPeople, type People } from '../schema/access/people.ts';
import { policies } from '../schema/access/policies.ts';
import { rootFields, wholeOperation } from '../schema/access/whole-operation.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await openTestApp({
    buildDirectory: join(import.meta.dirname, '../../dist'),
    environment: { RATE_LIMITS: 'on' },
  });
  people = await createPeople(app.db, 'operator');
});
afterAll(() => app.close());

/** The one table that reading may write to: it holds counts of attempts, as of downloads of one's own data. */
const ATTEMPTS = 'rate_limit';

/** How many rows each table but that of attempts has, and which transaction was the last to write to it. */
async function written(db: Kysely<DB>): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name != ${ATTEMPTS} order by table_name`.execute(
    db,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select count(*), max(xmin::text::bigint) from ${sql.table(name)}`.execute(db);
    found[name] = rows;
  }
  return found;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const pages = [
  '/',
  '/staff-portal',
  '/compliance',
  '/equipment',
  '/news',
  '/help-center?q=pasword',
  '/help-center?article=create-an-account',
  '/contact',
  '/contact?thread=made-up',
  '/contact?confirm=made-up',
  '/contact?unsubscribe=made-up',
  '/equipment/safety-notices',
  '/training',
  '/training?path=nhs-compliance-excellence',
  '/training?certificate=made-up',
  '/system-status',
  '/system-status?confirm=made-up',
  '/system-status?unsubscribe=made-up',
  '/account',
  '/account/api-keys',
  '/account/for-you',
  '/account/webhooks',
  '/operations',
  '/nowhere',
].concat(
  ['/account?reset=made-up', '/account?confirm=made-up', '/auth/callback?code=a&state=b', '/?dialog=signup'],
  ['/health', '/api/health', '/metrics', '/api/openapi.json', '/graphql'],
  ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/feeds/jobs.xml?q=nurse', '/feeds/news.xml'],
);
/** What a link in a mail or on another page may ask for, if it were taken for a write. */
const links = everyRow.flatMap(({ address }) => [`/api${address}`, `/api${address}?_method=POST`]);
const graph = rootFields().map((root) => {
  const { given, levels } = policies[root.name] ?? {};
  return { kind: root.kind, operation: () => wholeOperation(root, given?.(people) ?? '', levels) };
});

test.each(['GET', 'HEAD'] as const)(
  '%s writes nothing but counts of attempts, the caller and whatever for',
  { timeout: 120_000 },
  async (method) => {
    const before = await written(app.db);
    const queries = graph.map(({ kind, operation }) => ({
      kind,
      url: `/graphql?query=${encodeURIComponent(operation())}`,
    }));
    // HEAD is answered as GET is, without the body.
    const urls = [...pages, ...links].map((url) => ({ kind: 'read', url })).concat(method === 'GET' ? queries : []);
    const refused = new Set<number>();
    for (const { kind, url } of urls) {
      for (const token of method === 'GET' ? [undefined, people.self?.token] : [people.self?.token]) {
        const headers = {
          'user-agent': browser,
          accept: url.startsWith('/graphql?') ? 'application/json' : 'text/html',
          'x-session-cookie': '1',
          'x-http-method-override': 'POST',
          'idempotency-key': 'the-same-key',
          ...(token && { authorization: `Bearer ${token}` }),
        };
        const { statusCode } = await app.server.inject({ method, url, headers });
        expect(statusCode, url).toBeLessThan(500);
        if (kind === 'mutation' && url.length < 12_000) {
          refused.add(statusCode);
        }
      }
    }
    expect([...refused].filter((status) => status < 400)).toEqual([]);
    expect(await written(app.db)).toEqual(before);
  },
);
