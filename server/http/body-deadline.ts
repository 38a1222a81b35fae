import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { arrivingOn } from './arriving-requests.ts';
import { isUploadAddress } from './paths.ts';

/** A megabyte at half a megabit a second. */
const LONGEST_BODY_MS = 15_000;
/** 10 MB at a third of a megabit a second. It is Node's own limit, which knows no addresses. */
export const LONGEST_REQUEST_MS = 300_000;
/** For the headers of a request. */
export const LONGEST_HEADERS_MS = 15_000;
/** How often slow bodies are looked for. */
const CHECK_MS = 1_000;

/**
 * Ends requests whose bodies take too long to arrive: files may take five minutes, anything else 15 seconds. Open
 * connections are looked through once a second: a timer for each request would cost more than the limit is worth.
 *
 * @param refuse answers what is refused, and closes its connection
 */
export function endSlowBodies(
  server: Server,
  refuse: (failure: Error & { code: string }, socket: Socket) => void,
  { longestMs = LONGEST_BODY_MS, everyMs = CHECK_MS } = {},
): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const check = () => {
    const tooLate = performance.now() - longestMs;
    for (const socket of open) {
      const arriving = arrivingOn(socket);
      const isSlow = arriving && arriving.beganAt <= tooLate && !arriving.response.closed;
      if (isSlow && !isUploadAddress(arriving.request.url ?? '')) {
        refuse(Object.assign(new Error('A body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      }
    }
  };
  const timer = setInterval(check, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}
