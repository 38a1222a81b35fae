import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** On the clock of `performance.now()`. */
  readonly beganAt: number;
  identifier?: string;
}

interface Connection {
  last?: Exchange;
}

/** One entry for each connection, made once: an entry that is replaced at each request makes work for the garbage collector. */
const connections = new WeakMap<Socket, Connection>();
const refused = new WeakMap<IncomingMessage, number>();

/** Notes of each connection which request began on it last. */
export function noteRequests(server: Server): void {
  server.on('connection', (socket: Socket) => void connections.set(socket, {}));
  for (const event of ['request', 'checkExpectation']) {
    server.prependListener(event, (request: IncomingMessage, response: ServerResponse) => {
      const connection = connections.get(request.socket);
      if (connection) {
        connection.last = { request, response, beganAt: performance.now() };
      }
    });
  }
}

/** The request of a connection that has begun and not arrived yet: what fails there fails in its body. */
export function arrivingOn(socket: Socket): Exchange | undefined {
  const last = connections.get(socket)?.last;
  return last && !last.request.complete ? last : undefined;
}

/** The identifier of a request, for its answer and for the log: the same one for every caller while it is its connection's last. */
export function identifierOf(request: IncomingMessage): string {
  const last = connections.get(request.socket)?.last;
  if (last?.request !== request) {
    return randomUUID();
  }
  last.identifier ??= randomUUID();
  return last.identifier;
}

/** Notes that a request was answered on its connection while its body was arriving, past its own response. */
export function noteRefusal(request: IncomingMessage, status: number): void {
  refused.set(request, status);
}

/** The status by which a request was refused while its body was arriving, if it was. */
export function refusalStatusOf(request: IncomingMessage): number | undefined {
  return refused.get(request);
}
