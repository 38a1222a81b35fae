import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startProgram } from '../../support/program.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { askingIt, openFakeModel, writes } from '../assistant/fake-model.ts';
import { startPortal } from '../process/running-portal.ts';
import { reportPrefix } from './report-prefix.ts';
import { everyRequest, type HttpRequest } from './requests.ts';

const preload = 'tests/server/code-generation/programs/watch-code-generation.ts';
const AT_ONCE = 8;

const reportsIn = (errors: string) =>
  errors
    .split('\n')
    .filter((line) => line.startsWith(reportPrefix))
    .map((line) => line.slice(reportPrefix.length));

test('code that a process generates after it listens is seen, in every way there is', async () => {
  const child = startProgram('tests/server/code-generation/programs/generate-code.ts', [], {
    preload,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  const [armed, ...reports] = reportsIn(errors);
  expect(armed).toBe('armed');
  expect(reports.filter((report) => !report.includes('after'))).toEqual([]);
  expect(reports.map((report) => report.split(':')[0])).toEqual([
    'Function',
    'Function',
    'Function',
    'AsyncFunction',
    'GeneratorFunction',
    'AsyncGeneratorFunction',
    'eval',
    'vm.Script',
    'vm.runInThisContext',
    'vm.runInNewContext',
    'vm.compileFunction',
  ]);
});

test('no request has the server generate code', { timeout: 300_000 }, async () => {
  const database = process.env['TEST_DATABASE_URL'] ? await openTestDatabase() : undefined;
  const directory = await mkdtemp(join(tmpdir(), 'portal-code-'));
  const model = await openFakeModel((response) => writes(response, ['Operators verify an account [1]\n']));
  try {
    const where = database?.url ? { DATABASE_URL: database.url } : { DATA_DIR: directory };
    const portal = await startPortal({ ...where, ...askingIt(model), RATE_LIMITS: 'off' }, { preload });
    const question = { method: 'POST', path: '/assistant/reply', body: { question: 'How do I get verified?' } };
    const statuses = await sendAll(portal.origin, [...everyRequest(), question]);
    expect(model.asked.length).toBeGreaterThan(0);
    expect(await portal.stop()).toBe(0);
    expect(reportsIn(await portal.errors)).toEqual(['armed']);
    expect(statuses.get(200), 'requests that were executed').toBeGreaterThan(500);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  } finally {
    await model.close();
    await database?.close();
    await rm(directory, { recursive: true, force: true });
  }
});

/** Sends the requests, some at a time, and counts the answers by status. */
async function sendAll(origin: string, requests: readonly HttpRequest[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const waiting = requests.values();
  const send = async () => {
    for (const { method, path, body } of waiting) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return statuses;
}
