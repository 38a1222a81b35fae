import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Shorter ones count as sent: the operating system buffers them. */
const LARGE = 65_536;
/** So long a client may take for a large answer, however slowly it reads: a connection on which nothing moves ends earlier. */
const LONGEST_MS = 120_000;
/** Of the large answers that have not been taken yet. */
const MOST_BYTES = 64_000_000;

/**
 * Bounds what clients hold that ask for large answers and do not read them: beyond the bound the oldest answer is
 * broken off, as most readers are done with theirs soon.
 */
export function boundUnreadAnswers(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  const unread = new Map<ServerResponse, number>();
  let held = 0;
  const release = (response: ServerResponse) => {
    held -= unread.get(response) ?? 0;
    unread.delete(response);
  };
  const breakOff = (response: ServerResponse) => {
    release(response);
    response.destroy();
  };
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes > LARGE) {
      unread.set(raw, bytes);
      held += bytes;
      const timer = setTimeout(() => breakOff(raw), LONGEST_MS).unref();
      const over = () => {
        clearTimeout(timer);
        release(raw);
      };
      raw.once('finish', over).once('close', over);
      for (const [oldest] of unread) {
        if (held <= mostBytes || oldest === raw) {
          break;
        }
        breakOff(oldest);
      }
    }
    done(null, payload);
  });
}
