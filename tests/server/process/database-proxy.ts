import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can be cut. */
export interface DatabaseProxy {
  readonly port: number;
  /** Cuts what is connected and takes no more. */
  refuse(): Promise<void>;
  /** Keeps connections and passes nothing on, as a network does that loses every packet. */
  fallSilent(): void;
  /** Passes on what a connection sends with `text` in it, and cuts that connection as soon as the database has answered. */
  cutAnswerTo(text: string): void;
  /** Passes everything on again, over new connections. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on to `target`. */
export async function startProxy(target: { host: string; port: number }): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let unanswered: string | undefined;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    let isToBeCut = false;
    near.on('data', (chunk) => {
      isToBeCut ||= unanswered !== undefined && chunk.includes(unanswered);
      pass(chunk, far);
    });
    far.on('data', (chunk) => (isToBeCut ? near.destroy() : pass(chunk, near)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const pass = (chunk: Buffer, to: Socket) => !isSilent && to.write(chunk);
  const cut = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  const port = await listen(server, 0);
  const refuse = async () => {
    if (server.listening) {
      server.close();
      cut();
      await once(server, 'close');
    }
  };
  return {
    port,
    refuse,
    fallSilent: () => {
      isSilent = true;
    },
    cutAnswerTo: (text) => {
      unanswered = text;
    },
    resume: async () => {
      isSilent = false;
      unanswered = undefined;
      cut();
      if (!server.listening) {
        await listen(server, port);
      }
    },
    close: refuse,
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
