import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How much of a refused request is read at most, so that its client comes to read the answer. */
export const DISCARDED_BYTES = 10_000_000;
const DISCARDED_FOR_MS = 5_000;
const EVERY_MS = 50;

/**
 * Lets clients read what they are answered while they are still sending. Node closes such a connection at once, and
 * what arrives after that makes the client's system discard the answer.
 */
export function addLingeringClose(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    closeAfterReading(request, reply);
    done(null, payload);
  });
}

/** Closes the connection of a request that was answered before it had arrived, once it has, within limits. */
export function closeAfterReading({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const isEndless =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > DISCARDED_BYTES / 10;
  // Node reads the rest of a body that was answered early, but without limits.
  if (raw.complete || !socket || !(isEndless || reply.getHeader('connection') === 'close')) {
    return;
  }
  reply.header('connection', 'close');
  // From now on, or Node reads it past the request, which counts the pieces of its body.
  raw.resume();
  socket.destroySoon = () => {
    socket.end();
    // A reader of a part of it may have paused it since.
    raw.resume();
    discard(socket, () => raw.complete);
  };
}

function discard(socket: Socket, isComplete: () => boolean): void {
  const giveUpAt = performance.now() + DISCARDED_FOR_MS;
  const mostRead = socket.bytesRead + DISCARDED_BYTES;
  const watch = setInterval(() => {
    if (isComplete() || socket.destroyed || socket.bytesRead > mostRead || performance.now() > giveUpAt) {
      clearInterval(watch);
      socket.destroy();
    }
  }, EVERY_MS);
}
