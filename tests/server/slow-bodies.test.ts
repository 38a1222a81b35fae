import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { noteRequests } from '../../server/http/arriving-requests.ts';
import { endSlowBodies } from '../../server/http/body-deadline.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) {
    close();
  }
});

/** A server that ends bodies after a moment, and what it has refused. */
async function serverOf(listener: RequestListener) {
  const refused: string[] = [];
  const server = createServer(listener);
  noteRequests(server);
  endSlowBodies(
    server,
    ({ code }, socket) => {
      refused.push(code);
      socket.destroy();
    },
    { longestMs: 50, everyMs: 10 },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(() => server.close().closeAllConnections());
  return { refused, port };
}

/** Sends the head of a request whose body has ten bytes, and of these what is given. */
async function send(port: number, path: string, body = '12345'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  closing.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n${body}`);
  return socket;
}

const readAndAnswer: RequestListener = async (request: IncomingMessage, response) => {
  await request.toArray().catch(() => []);
  response.end('read');
};

it('ends a request whose body takes too long', async () => {
  const { refused, port } = await serverOf(readAndAnswer);
  const socket = await send(port, '/graphql');
  await once(socket, 'close');
  expect(refused).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
});

it('waits for files, for bodies that have arrived and for answered requests', async () => {
  const { refused, port } = await serverOf((request, response) => {
    if (request.url === '/refused') {
      response.end('refused');
    } else if (request.url !== '/slow-answer') {
      readAndAnswer(request, response);
    }
  });
  const sockets = await Promise.all([
    send(port, '/uploads/1'),
    send(port, '/slow-answer', '1234567890'),
    send(port, '/refused'),
  ]);
  // Refused once this one is, all others would have been as well.
  await once(await send(port, '/graphql'), 'close');
  expect(refused).toHaveLength(1);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});
