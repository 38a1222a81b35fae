import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends these very bytes and reads until the server ends the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';

const unreadable = [
  { name: 'what is no HTTP', bytes: 'HELLO\r\n\r\n', status: 400, code: 'BAD_REQUEST' },
  {
    name: 'a control character in the address',
    bytes: `GET /api/jobs/\0 HTTP/1.1\r\n${end}`,
    status: 400,
    code: 'BAD_REQUEST',
  },
  {
    name: 'a broken encoding in a path',
    bytes: `GET /api/jobs/%zz HTTP/1.1\r\n${end}`,
    status: 400,
    code: 'BAD_REQUEST',
  },
  { name: 'a broken encoding outside /api', bytes: `GET /%zz HTTP/1.1\r\n${end}`, status: 400, code: 'BAD_REQUEST' },
  {
    name: 'an address without end',
    bytes: `GET /api/jobs?search=${'a'.repeat(20_000)} HTTP/1.1\r\n${end}`,
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
];

it.each(unreadable)('$name is refused in the form of every error', async ({ bytes, status, code }) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n', 2);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  const { error, requestId, ...rest } = JSON.parse(body);
  expect(rest).toEqual({ code });
  expect(error).toMatch(/^[A-Z].+\.$/);
  expect(head).toContain(`x-request-id: ${requestId}`);
});

it('other requests go on being answered', async () => {
  await send('HELLO\r\n\r\n');
  expect(await send(`GET /api/health HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 200 /);
});
