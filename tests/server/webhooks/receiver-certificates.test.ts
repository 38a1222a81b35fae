import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { postTo } from '../../../server/webhooks/post.ts';
import { selfSigned } from '../../support/self-signed.ts';

const known = getCACertificates('default');
const received: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer(selfSigned, (request, response) => {
    received.push(request.url ?? '');
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  setDefaultCACertificates(known);
  received.length = 0;
});

/** Sends to the receiver by its name, or by its address, for which the certificate is not. */
function send(name: 'localhost' | '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const posted = { addresses: ['127.0.0.1'], headers: {}, body: '{}', signal: AbortSignal.timeout(5_000) };
  return postTo(new URL(`https://${name}:${port}/webhooks`), posted);
}

test('a receiver whose certificate no authority has signed is told nothing', async () => {
  expect(await send('localhost')).toEqual({ outcome: 'untrusted', status: null });
  expect(received).toEqual([]);
});

test('a receiver whose certificate is for another name is told nothing', async () => {
  setDefaultCACertificates([...known, selfSigned.cert]);
  expect(await send('127.0.0.1')).toEqual({ outcome: 'untrusted', status: null });
  expect(received).toEqual([]);
});

test('a receiver whose certificate is trusted and for its name is told', async () => {
  setDefaultCACertificates([...known, selfSigned.cert]);
  expect(await send('localhost')).toEqual({ outcome: 'answered', status: 204 });
  expect(received).toEqual(['/webhooks']);
});
