import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FIRST_OPERATOR_FILE } from '../../../server/first-operator.ts';
import { startProgram } from '../../support/program.ts';
import { grantAccess, newAccount } from '../../support/signed-in.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { askingIt, openFakeModel, writes } from '../assistant/fake-model.ts';
import { prepareDirectory } from '../embedded/prepared-directory.ts';
import { startPortal } from '../process/running-portal.ts';
import { reportPrefix } from './report-prefix.ts';
import { everyRequest, type HttpRequest, type SignedInSender, signedInRequests } from './requests.ts';

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
  const name = 'portal-code-';
  const directory = await (database ? mkdtemp(join(tmpdir(), name)) : prepareDirectory(name));
  const model = await openFakeModel((response) => writes(response, ['Operators verify an account [1]\n']));
  try {
    const where = database?.url ? { DATABASE_URL: database.url } : { DATA_DIR: directory };
    const portal = await startPortal({ ...where, ...askingIt(model), RATE_LIMITS: 'off' }, { preload });
    const operator = await operatorOf(portal.origin, directory, database);
    const member = await sessionFrom(portal.origin, '/auth/signup', newAccount());
    const question = { method: 'POST', path: '/assistant/reply', body: { question: 'How do I get verified?' } };
    const statuses = await sendAll(portal.origin, [...everyRequest(), question]);
    expect(model.asked.length).toBeGreaterThan(0);
    for (const sender of [member, operator]) {
      const own = await sendAll(portal.origin, signedInRequests(sender));
      expect(own.get('signed out') ?? 0, 'requests of a session that had ended').toBeLessThan(20);
      expect(own.get(200)).toBeGreaterThan(500);
      expect([...own.keys()].filter(isFailure)).toEqual([]);
    }
    expect(await portal.stop()).toBe(0);
    expect(reportsIn(await portal.errors)).toEqual(['armed']);
    expect(statuses.get(200), 'requests that were executed').toBeGreaterThan(500);
    expect([...statuses.keys()].filter(isFailure)).toEqual([]);
  } finally {
    await model.close();
    await database?.close();
    await rm(directory, { recursive: true, force: true });
  }
});

/** An operator: the embedded database begins with one, and in PostgreSQL an account becomes one. */
async function operatorOf(
  origin: string,
  dataDirectory: string,
  database: TestDatabase | undefined,
): Promise<SignedInSender> {
  if (database) {
    const account = await sessionFrom(origin, '/auth/signup', newAccount());
    await grantAccess(database, 'operator', account);
    return account;
  }
  const told = await readFile(join(dataDirectory, FIRST_OPERATOR_FILE), 'utf8');
  const [, email, password] = /signs in as (\S+) with (\S+),/.exec(told) ?? [];
  return sessionFrom(origin, '/auth/signin', { email, password });
}

async function sessionFrom(origin: string, path: string, body: object): Promise<SignedInSender> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { access_token: token, user } = await answer.json();
  return { ...user, token };
}
type Outcome = number | 'signed out';

const isFailure = (outcome: Outcome) => outcome !== 'signed out' && outcome >= 500;

/** Sends the requests, some at a time, and counts the answers by status, and those that say that no session is there. */
async function sendAll(origin: string, requests: readonly HttpRequest[]): Promise<Map<Outcome, number>> {
  const outcomes = new Map<Outcome, number>();
  const count = (outcome: Outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const waiting = requests.values();
  const send = async () => {
    for (const { method, path, body, token } of waiting) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      count(answer.status);
      // The schema, its changes and descriptions name the type, too.
      if (/"__typename":"NotSignedInError"/.test(await answer.text())) {
        count('signed out');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return outcomes;
}
