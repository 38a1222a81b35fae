import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { confinementFlags } from '../../../server/confinement.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { expectConfinedPortal } from './confined-portal.ts';

const databaseUrl = 'postgres://portal@db.example/portal?sslmode=verify-full&sslrootcert=/etc/portal/root.crt';

test('on PostgreSQL with a mail server the portal writes nothing and has no SQLite', () => {
  const flags = confinementFlags({ databaseUrl, dataDirectory: '/nowhere', smtpUrl: 'smtp://mail.example' });
  expect(flags.filter((flag) => flag.startsWith('--allow-fs-write'))).toEqual([]);
  expect(flags).toContain('--no-experimental-sqlite');
  expect(flags).toContain('--allow-fs-read=/etc/portal/root.crt');
});

test('no process, thread, add-on or WASI is ever allowed', () => {
  const flags = confinementFlags({ databaseUrl, dataDirectory: '/nowhere', smtpUrl: 'smtp://mail.example' });
  expect(flags.filter((flag) => !/^--(?:permission|allow-fs-(?:read|write)=|no-)/.test(flag))).toEqual([]);
});

describePostgres('on a database that processes share', () => {
  test('the portal works where it writes mails and nothing else', { timeout: 300_000 }, async () => {
    const database = await openTestDatabase();
    const directory = await mkdtemp(join(tmpdir(), 'portal-confinement-'));
    try {
      await expectConfinedPortal({ DATABASE_URL: database.url ?? '', DATA_DIR: directory });
      expect(await readdir(directory)).toEqual(['outbox']);
    } finally {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
