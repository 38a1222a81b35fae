import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what an operating system gives to a process that asks for any port, so that none is given it meanwhile. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine that nothing listens on, for a process that is told where to listen. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.on('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
