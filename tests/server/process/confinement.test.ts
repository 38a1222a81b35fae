import { realpathSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../../server/config.ts';
import { confinementFlags } from '../../../server/confinement.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { expectConfinedPortal } from './confined-portal.ts';

const databaseUrl = 'postgres://portal@db.example/portal?sslmode=verify-full&sslrootcert=/etc/portal/root.crt';

const dataDirectory = join(realpathSync(tmpdir()), 'confinement-of-this-test');
const config = { databaseUrl, passwordFile: undefined, dataDirectory, smtpUrl: 'smtp://mail.example' };
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

test('on PostgreSQL with a mail server the portal writes where files arrive alone, and has no SQLite', () => {
  const flags = confinementFlags(config);
  expect(flags.filter((flag) => flag.startsWith('--allow-fs-write'))).toEqual([`--allow-fs-write=${dataDirectory}`]);
  expect(flags).toContain('--no-experimental-sqlite');
  expect(flags).toContain('--allow-fs-read=/etc/portal/root.crt');
});

test('the file of passwords is read where it is: in the home directory, or as PGPASSFILE says', () => {
  const read = (passwordFile: string | undefined) =>
    confinementFlags({ ...config, passwordFile }).filter((flag) => /pgpass|passwords/.test(flag));
  expect(read(undefined)).toEqual([`--allow-fs-read=${join(homedir(), '.pgpass')}`]);
  const { passwordFile } = loadConfig({ DATABASE_URL: databaseUrl, PGPASSFILE: '/etc/portal/passwords' });
  expect(read(passwordFile)).toEqual(['--allow-fs-read=/etc/portal/passwords']);
  expect(read('passwords')).toEqual([`--allow-fs-read=${resolve('passwords')}`]);
});

test('no process, thread, add-on or WASI is ever allowed', () => {
  const flags = confinementFlags(config);
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
