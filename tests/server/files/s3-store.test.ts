import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOrphans } from '../../../schema/files/orphans.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { fileSettings } from '../../../server/files/file-settings.ts';
import { type HostFileStore, openFileStore } from '../../../server/files/file-store.ts';
import { createVendorApplication } from '../../factories/vendor-application.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';
import { pdf } from './documents.ts';
import { uploadRequest } from './upload-request.ts';

// Uploads in a bucket: the server of the tests checks each signature as Amazon's does.
let directory: string;
let server: S3rver;
let port: number;
let app: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 'server'),
    configureBuckets: [{ name: 'uploads' }, { name: 'listed' }],
  });
  ({ port } = await server.run());
  app = await openTestApp({ environment: { DATA_DIR: directory, FILES_URL: address('uploads') } });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(directory, { recursive: true });
});

const address = (bucket: string, secret = 'S3RVER') => `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}`;
const reported: string[] = [];
const storeAt = (url: string) =>
  openFileStore({ ...fileSettings(url, undefined), dataDirectory: directory }, (what) => reported.push(what));
const nameOf = (content: string) => createHash('sha256').update(content).digest('hex');

async function keep(store: HostFileStore, content: string): Promise<string> {
  const temporary = join(directory, randomBytes(8).toString('hex'));
  await writeFile(temporary, content);
  await store.keep(temporary, nameOf(content));
  return nameOf(content);
}

async function namesBefore(store: HostFileStore, before: Date): Promise<string[][]> {
  const pages: string[][] = [];
  for await (const names of store.namesBefore(before)) pages.push([...names]);
  return pages;
}

test('a file is kept, read, listed and deleted, and its temporary copy goes', async () => {
  const store = storeAt(address('uploads'));
  const name = await keep(store, 'A licence');
  expect(String(await buffer(await store.read(name)))).toBe('A licence');
  expect((await readdir(directory)).filter((entry) => entry.length === 16)).toEqual([]);
  const soon = new Date(Date.now() + 60_000);
  expect((await namesBefore(store, soon)).flat()).toContain(name);
  expect((await namesBefore(store, new Date(Date.now() - 60_000))).flat()).not.toContain(name);

  await store.remove([name, nameOf('never kept')]);
  await expect(store.read(name)).rejects.toThrow('404');
  expect((await namesBefore(store, soon)).flat()).not.toContain(name);
  expect(reported).toEqual([]);
});

test('what a bucket holds is listed page by page, each after the last name of the one before', async () => {
  const store = storeAt(address('listed'));
  const names: string[] = [];
  for (const content of ['One', 'Two', 'Three']) names.push(await keep(store, content));
  // The server cuts no page short: it fails where it would have to name the next one.
  expect(await namesBefore(store, new Date(Date.now() + 60_000))).toEqual([names.sort(), []]);
});

test('a wrong key keeps nothing and reads nothing, and what was to be kept is still there', async () => {
  const store = storeAt(address('uploads', 'another'));
  const temporary = join(directory, 'waiting');
  await writeFile(temporary, 'A licence');
  await expect(store.keep(temporary, nameOf('A licence'))).rejects.toThrow('The store of files answered PUT with 403.');
  expect(await readdir(directory)).toContain('waiting');
  await expect(store.read(nameOf('A licence'))).rejects.toThrow('The store of files answered GET with 403.');
});

test('an upload goes to the bucket and comes back from it, and is deleted there once it belongs to nothing', async () => {
  const { id } = await createVendorApplication(app.db);
  const token = linkTokens([testSecret]).tokenOf('vendor_application', id);
  const answer = await app.server.inject(uploadRequest(token, pdf));
  expect(answer.statusCode).toBe(201);
  const { file } = answer.json();
  const headers = { 'x-vendor-application': token };
  expect((await app.server.inject({ url: `/uploads/${file.id}`, headers })).rawPayload).toEqual(pdf);
  const { storage_name: name } = await app.db
    .selectFrom('stored_file')
    .select('storage_name')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  const store = storeAt(address('uploads'));
  expect(await buffer(await store.read(name))).toEqual(pdf);

  await app.db.deleteFrom('vendor_application').where('id', '=', id).execute();
  await deleteOrphans(app.db, { ...store, isScanned: false }, new Date(Date.now() + 2 * 3_600_000));
  await expect(store.read(name)).rejects.toThrow('404');
});
