import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const url = '/graphql/client.ts';
const run = promisify(execFile);
const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
/** What a strict project of a partner may ask of a file; nothing is there but the platform. */
const strict = [
  ...['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--module', 'nodenext'],
  ...['--types', '', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noImplicitOverride'],
  ...['--noUnusedLocals', '--noUnusedParameters', '--noPropertyAccessFromIndexSignature', '--isolatedModules'],
  ...['--verbatimModuleSyntax', '--erasableSyntaxOnly', '--allowImportingTsExtensions'],
];

let app: TestApp;
let origin: string;
let key: string;
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { id: account_id } = await createAccount(app.db);
  ({ secret: key } = await createApiKey(app.db, { account_id, scopes: ['read:jobs'] }));
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'client.ts'), await (await fetch(`${origin}${url}`)).text());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await app.close();
});

/** What the compiler says of a program beside the client; nothing if it passes. */
async function compiled(name: string, program: string): Promise<string> {
  await writeFile(join(folder, name), program);
  const { stdout } = await run(compiler, [...strict, name], { cwd: folder }).catch((failed) => failed);
  return stdout;
}

async function output(name: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(folder, name)]);
  return stdout.trim().split('\n');
}

test.each([url, `${url}.sha256`])('%s is text, and sent once to who has it', async (path) => {
  const answer = await app.server.inject({ url: path });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await app.server.inject({ url: path, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.server.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(405);
});

test('the checksum is that of the client, as sha256sum reads it', async () => {
  const { body: client } = await app.server.inject({ url });
  const { body: sum } = await app.server.inject({ url: `${url}.sha256` });
  expect(sum).toBe(`${hash('sha256', client)}  client.ts\n`);
});

test('the client compiles in a strict project, and calls the portal with a key', async () => {
  const program = `
import { JobsDocument, JobSort, type JobStats, operation, Portal, PortalError } from './client.ts';

declare const console: { log(line: string): void };
const portal = new Portal({ origin: '${origin}', key: '${key}' });
const { jobs } = await portal.request(JobsDocument, { filter: { search: 'nurse' }, sort: JobSort.Newest, first: 2 });
console.log(String(jobs.nodes.length));
const title: string | undefined = jobs.nodes[0]?.title;
console.log(title ?? '');
const own = operation<{ jobStats: Pick<JobStats, 'openPositions'> }>('{ jobStats { openPositions } }');
const { jobStats } = await portal.request(own);
console.log(String(jobStats.openPositions > 0));
const refused = await portal.request(JobsDocument, { first: 1_000 }).catch((error: unknown) => error);
if (refused instanceof PortalError) console.log([refused.code, refused.message].join(' '));
const stranger = new Portal({ origin: '${origin}', key: 'unknown' });
const unknown = await stranger.request(own).catch((error: unknown) => error);
if (unknown instanceof PortalError) console.log([unknown.status, unknown.code].join(' '));
`;
  expect(await compiled('calls.ts', program)).toBe('');
  const [count, title, open, refused, unknown] = await output('calls.ts');
  expect(count).toBe('2');
  expect(title).toMatch(/nurse/i);
  expect(open).toBe('true');
  expect(refused).toMatch(/^QUERY_TOO_COSTLY The query costs \d+ points/);
  expect(unknown).toBe('401 NOT_SIGNED_IN');
});

test('the compiler finds what the schema does not have', async () => {
  const lines = await compiled(
    'mistakes.ts',
    `import { CreateJobDocument, JobDocument, JobsDocument, Portal } from './client.ts';
const portal = new Portal({ origin: 'https://portal.example' });
export const wrongType = portal.request(JobsDocument, { first: 'two' });
export const wrongFilter = portal.request(JobsDocument, { filter: { colour: 'red' } });
export const noVariables = portal.request(JobDocument);
export const noField = (await portal.request(JobsDocument)).jobs.nodes[0]?.colour;
export const noTitle = portal.request(CreateJobDocument, { input: {} });
`,
  );
  const found = [...lines.matchAll(/^mistakes\.ts\((\d+),/gm)].map(([, line]) => Number(line));
  expect([...new Set(found)]).toEqual([3, 4, 5, 6, 7]);
});
