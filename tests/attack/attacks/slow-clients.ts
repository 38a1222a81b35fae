import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { numbers, type Target } from '../target.ts';

const CLIENTS = 300;
const ROUNDS = 20;
const EVERY_MS = 200;

/** 300 clients that send one byte every 200 ms, of headers or of a body, while others are served. */
export const slowClients: Attack = {
  name: 'slow-clients',
  run: async (target) => {
    const served = serveOthers(target);
    await Promise.all([...numbers(CLIENTS)].map((number) => trickle(target, number % 2 === 0)));
    const longest = await served;
    return longest > 2_000 ? [`others waited ${Math.round(longest)} ms`] : [];
  },
};

async function trickle(target: Target, ofBody: boolean): Promise<void> {
  const socket = target.connect();
  socket.on('error', () => undefined).on('data', () => undefined);
  const host = `host: ${target.origin.host}\r\n`;
  socket.write(
    ofBody
      ? `POST /graphql HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"query":"`
      : `GET /staff-portal HTTP/1.1\r\n${host}x-slow: `,
  );
  for (let round = 0; round < ROUNDS && !socket.destroyed && !target.isOver; round += 1) {
    socket.write('a');
    await delay(EVERY_MS);
  }
  socket.destroy();
}

async function serveOthers(target: Target): Promise<number> {
  let longest = 0;
  for (let round = 0; round < ROUNDS && !target.isOver; round += 1) {
    const { milliseconds } = await target.send({ path: '/api/jobs?limit=1', network: 900 });
    longest = Math.max(longest, milliseconds);
    await delay(EVERY_MS);
  }
  return longest;
}
