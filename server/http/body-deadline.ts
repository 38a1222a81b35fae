import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isUploadAddress } from './paths.ts';

/** A megabyte at half a megabit a second. */
const LONGEST_BODY_MS = 15_000;
/** 10 MB at a third of a megabit a second. It is Node's own limit, which knows no addresses. */
export const LONGEST_REQUEST_MS = 300_000;
/** For the headers of a request. */
export const LONGEST_HEADERS_MS = 15_000;

/**
 * Ends requests whose bodies take too long to arrive: files may take five minutes, anything else 15 seconds.
 *
 * @param refuse answers what is refused, and closes its connection
 */
export function endSlowBodies(
  app: FastifyInstance,
  refuse: (failure: Error & { code: string }, socket: Socket) => void,
): void {
  app.addHook('onRequest', ({ raw, url, headers }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody && !isUploadAddress(url)) {
      const failure = Object.assign(new Error('A body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      const timer = setTimeout(() => {
        if (!raw.complete) {
          refuse(failure, raw.socket);
        }
      }, LONGEST_BODY_MS);
      raw.once('end', () => clearTimeout(timer));
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
