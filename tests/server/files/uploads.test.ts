import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOrphans } from '../../../schema/files/orphans.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { diskStore } from '../../../server/files/disk-store.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { createSentVendor, createVendorApplication } from '../../factories/vendor-application.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';
import { compoundFile, docx, jpeg, pdf, png, zip } from './documents.ts';
import { type Sent, uploadRequest } from './upload-request.ts';

let app: TestApp;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  app = await openTestApp({ environment: { DATA_DIR: directory } });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const tokenOf = (id: string) => linkTokens([testSecret]).tokenOf('vendor_application', id);
const started = async () => (await createVendorApplication(app.db)).id;

const upload = (token: string, content: Buffer, sent?: Sent) => app.server.inject(uploadRequest(token, content, sent));

const fetchFile = (id: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/uploads/${id}`, headers });
const storedFiles = async () => {
  const entries = await readdir(join(directory, 'files'), { recursive: true }).catch(() => []);
  return entries.map((entry) => entry.split('/').at(-1) ?? '').filter((name) => /^[0-9a-f]{64}$/.test(name));
};

describe('what a file is, by its content', () => {
  test.each([
    ['a PDF', pdf, 'pdf'],
    ['a document of Word', docx(), 'docx'],
    ['an old document of Word', compoundFile('WordDocument'), 'doc'],
    ['a PNG', png(1_000, 1_000), 'png'],
    ['a JPEG', jpeg(1_000, 1_000), 'jpg'],
  ])('%s is kept, whatever its name says', async (_what, content, format) => {
    const id = await started();
    const answer = await upload(tokenOf(id), content, { name: 'Scan of 2026.pdf' });
    expect(answer.statusCode).toBe(201);
    const { file } = answer.json();
    expect(file).toEqual({ id: file.id, name: `Scan of 2026.${format}`, size: content.length, scan: 'not_scanned' });
    const row = await app.db.selectFrom('stored_file').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ format, sha256: createHash('sha256').update(content).digest('hex') });
    const path = join(directory, 'files', row.storage_name.slice(0, 2), row.storage_name);
    expect(await readFile(path)).toEqual(content);
  });

  const WRONG_TYPE = 'The selected file must be a PDF, DOC, DOCX, JPG or PNG';
  const PROGRAM = 'The selected file is a program, whatever its name says. It must be a PDF, DOC, DOCX, JPG or PNG';
  const BOMB = 'The selected document would be far too large once it is opened. Save it again, or send a PDF';
  const MACROS = 'The selected document must not hold macros. Save it without them, or send a PDF';
  const PIXELS = 'The selected picture must have 40 million pixels or fewer. Make it smaller';
  const BROKEN = 'The selected document cannot be read. It may be damaged or have a password';
  const layered = Array.from({ length: 101 }, (_, index) => ({ name: `word/${index}.xml`, claimed: 1_000_000 }));
  test.each([
    ['a text', Buffer.from('hello'), WRONG_TYPE],
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), WRONG_TYPE],
    ['a renamed program of Windows', Buffer.from('MZ\x90\0'), PROGRAM],
    ['a renamed program of Linux', Buffer.from('\x7fELF'), PROGRAM],
    ['a renamed script', Buffer.from('#!/bin/sh\n'), PROGRAM],
    ['a workbook of Excel', compoundFile('Workbook'), WRONG_TYPE],
    ['another zip file', zip([{ name: 'a.txt', content: 'a' }]), WRONG_TYPE],
    ['a zip file that is cut off', docx().subarray(0, 100), BROKEN],
    ['a part that is packed a thousand times', docx([{ name: 'word/a.xml', content: Buffer.alloc(9_000_000) }]), BOMB],
    ['parts that would take 101 MB', docx(layered), BOMB],
    ['a document with macros', docx([{ name: 'word/vbaProject.bin', content: 'a' }]), MACROS],
    ['a PNG of 10,000 by 10,000 pixels', png(10_000, 10_000), PIXELS],
    ['a JPEG of 10,000 by 10,000 pixels', jpeg(10_000, 10_000), PIXELS],
    ['a PNG without a size', png(0, 0), 'The selected picture cannot be read. It may be damaged'],
    [
      'a JPEG without a frame',
      Buffer.from('ffd8ffd9', 'hex'),
      'The selected picture cannot be read. It may be damaged',
    ],
    ['nothing', Buffer.alloc(0), 'The selected file is empty'],
  ])('%s is refused with its own words', async (_what, content, message) => {
    const answer = await upload(tokenOf(await started()), content);
    expect(answer.json()).toMatchObject({ error: message, fields: { companyLicense: message } });
    expect(answer.statusCode).toBe(400);
  });

  test('more than 10 MB is refused, and exactly so much is kept', async () => {
    const token = tokenOf(await started());
    const large = await upload(token, Buffer.concat([pdf, Buffer.alloc(10_000_001 - pdf.length)]));
    expect(large.statusCode).toBe(413);
    expect(large.json().fields).toEqual({ companyLicense: 'The selected file must be smaller than 10MB' });
    expect((await upload(token, Buffer.concat([pdf, Buffer.alloc(10_000_000 - pdf.length)]))).statusCode).toBe(201);
  });
});

describe('its name', () => {
  test.each([
    ['a path', '../../etc/passwd.pdf', 'The name of the file must not be a path. Rename it without / and \\'],
    ['a path of Windows', 'C:\\\\scan.pdf', 'The name of the file must not be a path. Rename it without / and \\'],
    ['a line break as browsers write it', 'a%0D%0Ab.pdf', 'The name of the file must not hold line breaks. Rename it'],
    ['a name that is turned round', 'a\u202efdp.exe', 'The name of the file must be plain text. Rename it'],
    [
      'a name that is too long',
      `${'a'.repeat(151)}.pdf`,
      'The name of the file must be 150 characters or fewer. Rename it',
    ],
    ['no name but an ending', '.pdf', 'The file must have a name. Rename it'],
  ])('%s is refused', async (_what, name, message) => {
    const answer = await upload(tokenOf(await started()), pdf, { name });
    expect(answer.json().fields).toEqual({ companyLicense: message });
  });

  test('of any script is kept, and comes back in a header that holds nothing else', async () => {
    const id = await started();
    const { file } = (await upload(tokenOf(id), pdf, { name: 'Versicherung ÄÖ 保険 (1).pdf' })).json();
    expect(file.name).toBe('Versicherung ÄÖ 保険 (1).pdf');
    const answer = await fetchFile(file.id, { 'x-vendor-application': tokenOf(id) });
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Versicherung A_O_ __ _1_.pdf"; filename*=UTF-8''Versicherung%20%C3%84%C3%96%20%E4%BF%9D%E9%99%BA%20%281%29.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('who may', () => {
  test('send: only who holds the token of an application that has not been sent', async () => {
    expect((await upload('made up', pdf)).statusCode).toBe(404);
    expect((await upload(tokenOf(randomUUID()), pdf)).statusCode).toBe(404);
    const { id } = await createSentVendor(app.db);
    expect((await upload(tokenOf(id), pdf)).statusCode).toBe(409);
    const plain = await upload('', pdf);
    expect([plain.statusCode, plain.json().error]).toEqual([
      400,
      'Send the token of the application in the header x-vendor-application.',
    ]);
  });

  test('send: a form with one file in a field of a document, and nothing else', async () => {
    const token = tokenOf(await started());
    expect((await upload(token, pdf, { field: 'other' })).json().fields).toEqual({
      document:
        'Send the file in a field with the name of its document: companyLicense, insuranceCertificate, qualityCertificate',
    });
    expect((await upload(token, pdf, { disposition: 'name="companyLicense"' })).statusCode).toBe(400);
    const json = await app.server.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'x-vendor-application': token },
      payload: { a: 1 },
    });
    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('read: its applicant and operators alone', async () => {
    const id = await started();
    const { file } = (await upload(tokenOf(id), pdf)).json();
    const authorizationOf = async (access: 'member' | 'verified' | 'operator') => {
      const { id: account_id } = await createAccount(app.db, { access });
      return { authorization: `Bearer ${(await createSession(app.db, { account_id })).accessToken}` };
    };
    const asked: [Record<string, string>, number][] = [
      [{}, 404],
      [{ 'x-vendor-application': tokenOf(id) }, 200],
      [{ 'x-vendor-application': tokenOf(await started()) }, 404],
      [{ 'x-vendor-application': 'made up' }, 404],
      [await authorizationOf('member'), 403],
      [await authorizationOf('verified'), 403],
      [await authorizationOf('operator'), 200],
      [{ authorization: 'Bearer made-up' }, 401],
    ];
    for (const [headers, status] of asked) {
      expect((await fetchFile(file.id, headers)).statusCode, JSON.stringify(headers)).toBe(status);
    }
    const operators = await authorizationOf('operator');
    for (const unknown of ['made-up', '%00', randomUUID()]) {
      expect((await fetchFile(unknown, operators)).statusCode).toBe(404);
    }
  });
});

test('a second file takes the place of the first, whose bytes go', async () => {
  const id = await started();
  const first = (await upload(tokenOf(id), pdf)).json().file.id;
  const before = await app.db
    .selectFrom('stored_file')
    .select('storage_name')
    .where('id', '=', first)
    .executeTakeFirst();
  await upload(tokenOf(id), docx());
  const rows = await app.db
    .selectFrom('stored_file')
    .select('format')
    .where('vendor_application_id', '=', id)
    .execute();
  expect(rows).toEqual([{ format: 'docx' }]);
  expect(await storedFiles()).not.toContain(before?.storage_name);
});

test('what belongs to nothing is deleted once it is an hour old', async () => {
  const id = await started();
  await upload(tokenOf(id), pdf);
  await upload(tokenOf(id), pdf, { field: 'qualityCertificate' });
  const kept = await app.db
    .selectFrom('stored_file')
    .select(['id', 'storage_name'])
    .where('vendor_application_id', '=', id)
    .execute();
  const [orphan, other] = kept;
  await app.db
    .deleteFrom('stored_file')
    .where('id', '=', orphan?.id ?? '')
    .execute();
  const store = diskStore(join(directory, 'files'), join(directory, 'files', 'incoming'), () => undefined);
  const files = { ...store, isScanned: false };
  await deleteOrphans(app.db, files, new Date());
  expect(await storedFiles()).toContain(orphan?.storage_name);
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const { storage_name } of kept) {
    await utimes(join(directory, 'files', storage_name.slice(0, 2), storage_name), old, old);
  }
  await deleteOrphans(app.db, files, new Date());
  expect(await storedFiles()).not.toContain(orphan?.storage_name);
  expect(await storedFiles()).toContain(other?.storage_name);
});
