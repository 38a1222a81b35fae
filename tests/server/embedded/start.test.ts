import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { runProgram } from '../../support/program.ts';
import { startPortal } from '../process/running-portal.ts';
import { prepareDirectory } from './prepared-directory.ts';

let directory: string;

beforeAll(async () => {
  directory = await prepareDirectory('portal-start-');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Starts the portal with what must stop it at once. */
async function expectRefusal(environment: Record<string, string>, sentence: RegExp): Promise<void> {
  const result = await runProgram('server/start.js', [], { LOG_LEVEL: 'silent', DATA_DIR: directory, ...environment });
  expect(result).toEqual({ code: 1, output: '', errors: expect.stringMatching(sentence) });
  expect(result.errors.trimEnd(), 'one sentence, no stack').not.toContain('\n');
}

test.each([
  [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, but it is 'http'\.\n$/],
  [{ HOST: '0.0.0.0' }, /^PUBLIC_ORIGIN must be set, /],
  [{ SAMPLE_DATA: 'maybe' }, /^SAMPLE_DATA must be 'on' or 'off'/],
  [{ AUTH_SECRET: 'x'.repeat(40) }, /^AUTH_SECRET must be at least 32 characters that cannot be guessed\.\n$/],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example', RATE_LIMITS: 'off' }, /^RATE_LIMITS can be off only /],
  [{ PUBLIC_ORIGIN: 'https://portal.example', RATE_LIMITS: 'off' }, /^RATE_LIMITS can be off only .+ PUBLIC_ORIGIN /],
  [{ PUBLIC_ORIGIN: 'http://portal.example' }, /^PUBLIC_ORIGIN must start with https:\/\/ /],
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY must be a number of proxies /],
  [{ DATABASE_URL: 'mysql://127.0.0.1/portal' }, /^DATABASE_URL must be an address that starts with postgres:/],
])('a wrong value is named: %j', async (environment, sentence) => {
  await expectRefusal(environment, sentence);
});

test('a port in use is named', { timeout: 300_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use: `));
  other.close();
});

test('a database that cannot be reached is named, without the password of its address', async () => {
  const url = `postgres://portal:secret@127.0.0.1:${await freePort()}/portal`;
  await expectRefusal(
    { DATABASE_URL: url, PORT: '0' },
    /^The database at DATABASE_URL cannot be reached( \([^)]+\))?\.\n$/,
  );
});

test('a second start on the same data directory is refused, and the first goes on', { timeout: 300_000 }, async () => {
  const first = await startPortal({ DATA_DIR: directory });
  const port = String(await freePort());
  await expectRefusal({ PORT: port }, /^The data directory \S+ is in use by another process of the portal: /);
  expect((await fetch(`${first.origin}/api/jobs`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});
