import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileScanning } from '../../../server/background/file-scanning.ts';
import { ExpectedFailure } from '../../../server/background/worker.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { ScannerError, scanByClamd } from '../../../server/files/clamd.ts';
import type { ScannerAddress } from '../../../server/files/file-settings.ts';
import { openFileStore } from '../../../server/files/file-store.ts';
import { createSentVendor, createVendorApplication } from '../../factories/vendor-application.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { noQueue } from '../../support/test-ports.ts';
import { eicar, pdf } from './documents.ts';

/** What the scanner does with the next files. */
let behaviour: 'scan' | 'hang' | 'hang up' | 'answer oddly' = 'scan';
const connections = new Set<Socket>();
let scanner: Server;
let socketScanner: Server;
let app: TestApp;
let directory: string;
let tcp: ScannerAddress & { readonly port: number };

/** Speaks the protocol of clamd as far as INSTREAM goes. */
function clamd(): Server {
  return createServer((socket) => {
    connections.add(socket);
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      const content = streamIn(bytes);
      if (behaviour === 'hang up') {
        socket.destroy();
      } else if (content && behaviour === 'answer oddly') {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
      } else if (content && behaviour === 'scan') {
        const isInfected = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
        socket.end(`stream: ${isInfected ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
      }
    });
  });
}

/** What was streamed, once the empty piece at its end has come. */
function streamIn(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.toString('latin1', 0, command.length) !== command) {
    return undefined;
  }
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) {
      return Buffer.concat(pieces);
    }
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const listening = (server: Server, on: { port: number; host: string } | { path: string }) =>
  new Promise<void>((resolve) => server.listen(on, resolve));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scanner-'));
  scanner = clamd();
  socketScanner = clamd();
  await listening(scanner, { port: 0, host: '127.0.0.1' });
  await listening(socketScanner, { path: join(directory, 'clamd.ctl') });
  const address = scanner.address();
  tcp = { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 };
  app = await openTestApp({ environment: { DATA_DIR: directory, VIRUS_SCANNER: `tcp://127.0.0.1:${tcp.port}` } });
});
afterAll(async () => {
  await app.close();
  for (const socket of connections) {
    socket.destroy();
  }
  scanner.close();
  socketScanner.close();
  await rm(directory, { recursive: true });
});
beforeEach(() => {
  behaviour = 'scan';
});

const bytes = (content: Buffer) => Readable.from([content.subarray(0, 20), content.subarray(20)]);

test('clamd is spoken to over TCP and over a socket', async () => {
  for (const address of [tcp, { path: join(directory, 'clamd.ctl') }]) {
    expect(await scanByClamd(address, bytes(pdf))).toBe('clean');
    expect(await scanByClamd(address, bytes(eicar))).toBe('infected');
  }
});

test.each([
  ['hang', 'The virus scanner does not answer.'],
  ['hang up', 'The virus scanner'],
  ['answer oddly', 'The virus scanner gave no answer that can be understood.'],
] as const)('a scanner that does %s tells nothing of a file', async (does, message) => {
  behaviour = does;
  await expect(scanByClamd(tcp, bytes(pdf), 100)).rejects.toThrow(ScannerError);
  await expect(scanByClamd(tcp, bytes(pdf), 100)).rejects.toThrow(message);
});

const tokenOf = (id: string) => linkTokens([testSecret]).tokenOf('vendor_application', id);

async function send(id: string, content: Buffer): Promise<string> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-vendor-application': tokenOf(id) },
    payload: Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="insuranceCertificate"; filename="a.pdf"\r\n\r\n'),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  });
  expect(answer.json().file.scan).toBe('waiting');
  return answer.json().file.id;
}

const scanFile = (id: string, address: ScannerAddress = tcp) =>
  fileScanning({
    host: async () => ({
      db: app.db,
      clock: { now: () => testNow },
      ports: { site: { productName: 'Test', origin: 'https://portal.example' }, queue: noQueue },
    }),
    store: openFileStore({ fileStore: undefined, virusScanner: address, dataDirectory: directory }, () => undefined),
    scanner: address,
    log: { warn: () => undefined },
  })({ id, attempt: 1, claimedAt: testNow.toISOString() });

const open = (file: string, id: string) =>
  app.server.inject({ url: `/uploads/${file}`, headers: { 'x-vendor-application': tokenOf(id) } });

test('a file cannot be downloaded until the scanner has answered, which is retried until then', async () => {
  const { id } = await createVendorApplication(app.db);
  const file = await send(id, pdf);
  const waiting = await open(file, id);
  expect([waiting.statusCode, waiting.json().error]).toEqual([
    409,
    'This file is still being checked for viruses. Try again in a minute.',
  ]);
  // There is no server at this port of the discard protocol.
  await expect(scanFile(file, { host: '127.0.0.1', port: 9 })).rejects.toThrow(ExpectedFailure);
  expect((await open(file, id)).statusCode).toBe(409);
  await scanFile(file);
  expect((await open(file, id)).rawPayload).toEqual(pdf);
});

test('an infected file is deleted, and its applicant is told and asked for another', async () => {
  const { id } = await createVendorApplication(app.db);
  const file = await send(id, eicar);
  const sent = { state: 'submitted', revision: 1, reference: 'V2026-0000000001', submitted_at: testNow.toISOString() };
  const due = { expected_from: testNow.toISOString(), due_at: testNow.toISOString() };
  await app.db
    .updateTable('vendor_application')
    .set({ ...sent, ...due })
    .where('id', '=', id)
    .execute();
  await scanFile(file);
  await scanFile(file);
  const gone = await open(file, id);
  expect([gone.statusCode, gone.json().error]).toEqual([
    409,
    'This file was deleted: the virus scanner found something harmful in it.',
  ]);
  const stored = await app.db.selectFrom('stored_file').selectAll().where('id', '=', file).executeTakeFirstOrThrow();
  const store = openFileStore({ fileStore: undefined, virusScanner: tcp, dataDirectory: directory }, () => undefined);
  await expect(store.read(stored.storage_name)).rejects.toThrow('ENOENT');
  const application = await app.db.selectFrom('vendor_application').selectAll().where('id', '=', id).executeTakeFirst();
  expect(application).toMatchObject({
    state: 'changes_requested',
    decision_reason: expect.stringContaining('public liability insurance document'),
  });
  const mails = await app.db
    .selectFrom('outgoing_mail')
    .select('kind')
    .where('vendor_application_id', '=', id)
    .execute();
  expect(mails).toEqual([{ kind: 'vendor-file-refused' }]);
});

test('a scan of a file that is gone does nothing', async () => {
  const { id } = await createSentVendor(app.db);
  await expect(scanFile(id)).resolves.toBeUndefined();
});
