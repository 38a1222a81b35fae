import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of a portal, which can be gone, and can have been released anew. */
export interface FrontServer {
  readonly origin: string;
  /** Whether it answers; where not, connections are cut. */
  isThere: boolean;
  /** What a new release writes in place of what the portal answers, in pages and in the service worker. */
  release: { readonly from: RegExp; readonly to: string }[];
  close(): Promise<void>;
}

/** Starts one in front of the portal at `target`, on a port of its own, so that it has a worker and caches of its own. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  const server = createServer((incoming, outgoing) => {
    if (front.isThere) forward(target, front, incoming, outgoing);
    else incoming.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: FrontServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isThere: true,
    release: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

function forward(target: string, front: FrontServer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host, origin } = new URL(target);
  const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
  if (headers.origin) headers.origin = origin;
  const onward = request(`${target}${incoming.url}`, { method: incoming.method ?? 'GET', headers }, (answer) => {
    const { 'content-length': _, ...others } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, others);
    if (!/html|javascript/.test(String(answer.headers['content-type']))) {
      answer.pipe(outgoing);
      return;
    }
    let text = '';
    answer.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    answer.on('end', () => outgoing.end(front.release.reduce((all, { from, to }) => all.replace(from, to), text)));
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
