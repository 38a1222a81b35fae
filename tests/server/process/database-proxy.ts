import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can be cut. */
export interface DatabaseProxy {
  readonly port: number;
  /** Cuts what is connected and takes no more. */
  refuse(): Promise<void>;
  /** Keeps connections and passes nothing on, as a network does that loses every packet. */
  fallSilent(): void;
  /** Passes everything on again, over new connections. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on to `target`. */
export async function startProxy(target: { host: string; port: number }): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    pass(near, far);
    pass(far, near);
  });
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => !isSilent && to.write(chunk));
    from.on('close', () => to.destroy());
  };
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
    resume: async () => {
      isSilent = false;
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
