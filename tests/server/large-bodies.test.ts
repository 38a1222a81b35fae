import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DISCARDED_BYTES } from '../../server/http/lingering-close.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const MEGABYTE = 1_000_000;
const chunk = Buffer.alloc(MEGABYTE / 10, 'a');

const framings = {
  'with its length': {
    header: (size: number) => `content-length: ${size}`,
    part: chunk,
    end: '',
  },
  'in chunks': {
    header: (_size: number) => 'transfer-encoding: chunked',
    part: Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    end: '0\r\n\r\n',
  },
};

/** Sends all of a request before it reads anything, as simple clients do. */
async function sendWhole(path: string, framing: keyof typeof framings, megabytes: number, type = 'application/json') {
  const client = new RawConnection(port);
  client.socket.pause();
  const { header, part, end } = framings[framing];
  const size = megabytes * MEGABYTE;
  await client.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\ncontent-type: ${type}\r\n${header(size)}\r\n\r\n`);
  for (let sent = 0; sent < size; sent += chunk.length) {
    await client.write(part);
  }
  await client.write(end);
  client.socket.resume();
  const [head = '', body = ''] = (await client.toEnd()).split('\r\n\r\n', 2);
  return { status: client.status, head: head.toLowerCase(), body };
}

describe.each(Object.keys(framings) as (keyof typeof framings)[])('a body of 5 MB %s', (framing) => {
  const code = (body: string) => {
    const { code: own, errors } = JSON.parse(body);
    return own ?? errors[0].extensions.code;
  };

  test.each(['/graphql', '/api/auth/signup', '/api/jobs/x/apply'])(
    'is refused by %s so that the client reads it',
    async (path) => {
      const { status, head, body } = await sendWhole(path, framing, 5);
      expect([status, code(body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(head).toContain('connection: close');
    },
  );

  test.each([
    ['/api/unknown', 404],
    ['/api/jobs/stats/overview', 405],
    ['/unknown', 413],
    ['/health', 413],
    ['/api/auth/signout', 204],
  ])('is answered by %s with %i so that the client reads it', async (path, expected) => {
    expect((await sendWhole(path, framing, 5)).status).toBe(expected);
  });

  test('of another type, or to an address that cannot be read, is answered so that the client reads it', async () => {
    expect((await sendWhole('/graphql', framing, 5, 'application/xml')).status).toBe(415);
    expect((await sendWhole('/%zz', framing, 5)).status).toBe(400);
  });
});

test('a client that goes on sending is cut off', async () => {
  const client = new RawConnection(port);
  const { header, part } = framings['in chunks'];
  await client.write(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n${header(0)}\r\n\r\n`,
  );
  let sent = 0;
  while (!client.socket.destroyed && sent < 100 * DISCARDED_BYTES) {
    await client.write(part);
    sent += part.length;
  }
  expect(sent).toBeLessThan(100 * DISCARDED_BYTES);
  await client.closed;
  expect([0, 413]).toContain(client.status);
});

test('a client whose body is in order keeps its connection', async () => {
  const client = new RawConnection(port);
  const body = JSON.stringify({ query: '{ __typename }' });
  for (const _time of [1, 2]) {
    client.received = '';
    await client.write(
      `POST /graphql HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => client.status).toBe(200);
  }
  client.destroy();
});

describe('a connection that a body of 900 kB came on', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  /** The status; a failure if none comes in some seconds. */
  function send(method: string, path: string, type: string, body: string): Promise<number | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const headers = { host: 'localhost', 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const where = { agent, port, method, path, headers, signal: AbortSignal.timeout(5_000) };
    request(where, async (answer) => {
      await text(answer);
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end(body);
    return promise;
  }

  const letters = 'a'.repeat(900_000);
  const bodies = { 'application/json': JSON.stringify({ refresh_token: letters }), 'text/plain': letters, '': letters };
  const paths = [
    ['POST', '/api/auth/signout'],
    ['POST', '/api/auth/signup'],
    ['POST', '/api/nowhere'],
    ['PUT', '/api/auth/profile'],
    ['DELETE', '/api/jobs/x'],
    ['GET', '/api/jobs'],
    ['POST', '/graphql'],
    ['POST', '/staff-portal'],
    ['GET', '/nowhere'],
  ] as const;
  test.each(paths.flatMap(([method, path]) => Object.keys(bodies).map((type) => [method, path, type] as const)))(
    'answers the next request after %s %s of the type %j',
    async (method, path, type) => {
      await send(method, path, type, bodies[type as keyof typeof bodies]);
      expect(await send('GET', '/health', 'text/plain', '')).toBe(200);
    },
  );
});
