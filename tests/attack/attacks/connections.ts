import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { numbers, type Target } from '../target.ts';

const CONNECTIONS = 500;
const PATIENCE_MS = 10_000;

/** 500 connections that each ask for a page at the same moment; half of them hang up after a moment. */
export const connections: Attack = {
  name: 'connections',
  run: async (target) => {
    await Promise.all([...numbers(CONNECTIONS)].map((number) => visit(target, number)));
    return [];
  },
};

async function visit(target: Target, number: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const socket = target.connect();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) || 'no answer'));
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  socket.write(
    `GET /staff-portal?search=visit${number} HTTP/1.1\r\nhost: ${target.origin.host}\r\nconnection: close\r\n\r\n`,
  );
  const leaves = number % 2 === 1;
  await Promise.race([promise, delay(leaves ? 300 : PATIENCE_MS)]);
  socket.destroy();
  const status = await promise;
  target.count(leaves && status === 'no answer' ? 'hung up' : status);
}
