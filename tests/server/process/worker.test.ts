import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { runProgram, startProgram } from '../../support/program.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { startPortal } from './running-portal.ts';

const patience = { timeout: 20_000 };

test('a worker apart needs a database that processes share', async () => {
  const { code, output, errors } = await runProgram('server/start.js', ['worker'], {});
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^DATABASE_URL must be set for a worker apart: .+\.\n$/);
});

test('a worker apart needs the secret that the portal has, as it makes the links in mails', async () => {
  const { code, output, errors } = await runProgram('server/start.js', ['worker'], {
    DATABASE_URL: 'postgres://127.0.0.1/portal',
  });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^AUTH_SECRET must be set if DATABASE_URL is: .+\.\n$/);
});

describePostgres('with a database of its own', () => {
  let database: TestDatabase;
  let directory: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    directory = await mkdtemp(join(tmpdir(), 'portal-worker-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const environment = (more: Readonly<Record<string, string>> = {}) => ({
    DATABASE_URL: database.url ?? '',
    AUTH_SECRET: testSecret,
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    ...more,
  });
  const startWorker = (more: Readonly<Record<string, string>> = {}) => {
    const { PATH = '', HOME = '' } = process.env;
    return startProgram('server/start.js', ['worker'], { env: { PATH, HOME, ...environment(more) } });
  };
  // A mail is written beside its name and then renamed: what is not whole yet is no mail.
  const files = async () =>
    (await readdir(join(directory, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'));

  async function signUp(origin: string, email: string): Promise<void> {
    const names = { firstName: 'Asha', lastName: 'Mensah', phone: '01632 960 001', organization: 'Brambleford' };
    const response = await fetch(`${origin}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'seven geese on a pier', role: 'nurse', ...names }),
    });
    expect(response.status).toBe(201);
  }

  test('the worker sends what a process without one has written', { timeout: 300_000 }, async () => {
    const portal = await startPortal(environment({ WORKER: 'off' }));
    await signUp(portal.origin, 'apart@example.com');
    expect(await files()).toEqual([]);
    const worker = startWorker();
    await expect.poll(files, patience).toHaveLength(1);
    expect((await files())[0]).toMatch(/email-confirmation-[0-9a-f-]{36}\.eml$/);
    worker.kill('SIGTERM');
    await expect.poll(() => worker.exitCode, patience).toBe(0);
    expect(await portal.stop()).toBe(0);
  });

  test('a worker that is killed before the mail server has the mail: another one sends it, once', {
    timeout: 300_000,
  }, async () => {
    const reached = Promise.withResolvers<void>();
    const server = await startSmtpServer();
    // The first server takes the whole mail and never says that it has it.
    const silent = await startSmtpServer({
      beforeAccepting: () => {
        reached.resolve();
        return new Promise(() => undefined);
      },
    });
    const portal = await startPortal(environment({ WORKER: 'off' }));
    await signUp(portal.origin, 'killed@example.com');
    const mailFrom = { MAIL_FROM: 'no-reply@portal.example' };
    const first = startWorker({ SMTP_URL: silent.url, ...mailFrom });
    await reached.promise;
    first.kill('SIGKILL');
    await expect.poll(() => first.signalCode, patience).toBe('SIGKILL');

    const killedAt = performance.now();
    const second = startWorker({ SMTP_URL: server.url, ...mailFrom });
    await expect
      .poll(() => server.accepted.map(({ to }) => to?.[0]?.address), { timeout: 120_000 })
      .toEqual(['killed@example.com']);
    // A busy machine has the half more.
    expect((performance.now() - killedAt) / 1_000, 'seconds').toBeLessThan(90);
    second.kill('SIGTERM');
    await expect.poll(() => second.exitCode, patience).toBe(0);
    expect(server.tried()).toBe(1);
    expect(silent.accepted).toEqual([]);
    await portal.stop();
    await server.close();
  });
});
