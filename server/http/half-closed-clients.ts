import type { Server } from 'node:http';

/**
 * Has clients that close their side of the connection once they have sent everything (`nc -N`, some proxies) read their
 * answer. Node would close the other side at once, before any answer that takes a moment. A client that has left altogether
 * looks the same until something is sent to it: one that still waits for a slot is taken to have left (`admission.ts`).
 */
export function answerHalfClosedClients(server: Server): void {
  // Node has this setting in no option and no type.
  Object.assign(server, { httpAllowHalfOpen: true });
}
