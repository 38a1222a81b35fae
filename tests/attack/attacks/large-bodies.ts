import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const MEGABYTES = 5;
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

/** Sends all of it, slower than the server refuses it, and reads what comes. */
async function post(target: Target, path: string, hasLength: boolean): Promise<number | string> {
  const socket = target.connect();
  const { promise, resolve } = Promise.withResolvers<number | string>();
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
    if (status && answer.includes('}', answer.indexOf('\r\n\r\n') + 1)) resolve(Number(status));
  });
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  socket.on('close', () => resolve('closed without an answer'));
  const length = hasLength ? `content-length: ${MEGABYTES * 1_048_576}` : 'transfer-encoding: chunked';
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${target.origin.host}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  const sending = send(socket, hasLength);
  const status = await Promise.race([promise, delay(PATIENCE_MS, 'no answer')]);
  socket.destroy();
  await sending;
  target.count(status);
  return status;
}

async function send(socket: ReturnType<Target['connect']>, hasLength: boolean): Promise<void> {
  for (let sent = 0; sent < MEGABYTES * 1_048_576 && !socket.destroyed && socket.writable; sent += chunk.length) {
    if (hasLength) {
      socket.write(chunk);
    } else {
      socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    }
    await delay(5);
  }
}
