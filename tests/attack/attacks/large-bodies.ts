import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const BYTES = 5 * 1_048_576;
const PATIENCE_MS = 8_000;
const chunk = Buffer.alloc(64 * 1_024, 'a');

/** Bodies of 5 MB, by length and in chunks. A client must be able to read why its body was refused. */
export const largeBodies: Attack = {
  name: 'large-bodies',
  run: async (target) => {
    const paths = ['/graphql', '/api/auth/signup', '/api/jobs', '/api/auth/signout'];
    const sent = paths.flatMap((path) => [true, false].map((hasLength) => post(target, path, hasLength)));
    const statuses = await Promise.all([...sent, ...paths.map((path) => post(target, path, true))]);
    const unread = statuses.filter((status) => typeof status === 'string').length;
    return unread > 0 ? [`${unread} of ${statuses.length} clients could not read an answer`] : [];
  },
};

/** Sends all of it before it reads anything, as many clients do. */
async function post(target: Target, path: string, hasLength: boolean): Promise<number | string> {
  const socket = target.connect();
  const failed = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
  const answered = send(socket, target, path, hasLength).then(() => firstStatus(socket));
  const status = await Promise.race([failed, answered, delay(PATIENCE_MS, 'no answer')]);
  socket.destroy();
  target.count(status);
  return status;
}

async function send(socket: Socket, { origin }: Target, path: string, hasLength: boolean): Promise<void> {
  const length = hasLength ? `content-length: ${BYTES}` : 'transfer-encoding: chunked';
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${origin.host}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
  for (let sent = 0; sent < BYTES && !socket.destroyed; sent += chunk.length) {
    const part = hasLength ? chunk : `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  }
  socket.write(hasLength ? '' : '0\r\n\r\n');
}

async function firstStatus(socket: Socket): Promise<number | string> {
  let answer = '';
  for await (const data of socket) {
    answer += data;
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
    if (status && answer.includes('\r\n\r\n')) {
      return Number(status);
    }
  }
  return 'closed without an answer';
}
