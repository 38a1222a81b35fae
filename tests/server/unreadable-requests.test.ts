import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '../support/raw-connection.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';

const chunked = `POST /graphql HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;

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
  {
    name: 'a body whose chunks have long extensions',
    bytes: `${chunked}1;${'a'.repeat(20_000)}\r\na\r\n`,
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
  {
    name: 'a body with many trailers',
    bytes: `${chunked}0\r\n${'a: b\r\n'.repeat(4_000)}\r\n`,
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
];

it.each(unreadable)('$name is refused in the form of every error', async ({ bytes, status, code }) => {
  const [head = '', body = ''] = (await sendRaw(port, bytes)).split('\r\n\r\n', 2);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  const { error, requestId, ...rest } = JSON.parse(body);
  expect(rest).toEqual({ code });
  expect(error).toMatch(/^[A-Z].+\.$/);
  expect(head).toContain(`x-request-id: ${requestId}`);
});

it('other requests go on being answered', async () => {
  await sendRaw(port, 'HELLO\r\n\r\n');
  expect(await sendRaw(port, `GET /api/health HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 200 /);
});
