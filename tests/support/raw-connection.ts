import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no HTTP client would, and reads what comes back as it came. */
export class RawConnection {
  readonly socket: Socket;
  /** Everything that has come so far. */
  received = '';
  /** How the connection failed, if it has. */
  failure: string | undefined;
  /** Resolves when it is over, however that came about. */
  readonly closed: Promise<void>;

  constructor(port: number, host = '127.0.0.1') {
    this.socket = connect(port, host);
    this.socket.setEncoding('utf8');
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.on('error', (error: NodeJS.ErrnoException) => {
      this.failure = error.code ?? error.name;
    });
    this.socket.on('data', (part) => {
      this.received += part;
    });
  }

  /** Resolves when the operating system has taken the bytes, or the connection is closed. */
  write(bytes: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.socket.write(bytes, () => resolve());
    });
  }

  /** What came until the server closed the connection. @throws if it failed */
  async toEnd(): Promise<string> {
    await this.closed;
    if (this.failure !== undefined) {
      throw new Error(`The connection failed: ${this.failure}.`);
    }
    return this.received;
  }

  /** The status of the first answer that has come; 0 if there is none. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1] ?? 0);
  }

  destroy(): void {
    this.socket.destroy();
  }
}

/** Sends these very bytes on a connection of their own, and reads until the server closes it. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  const connection = new RawConnection(port);
  connection.socket.write(bytes);
  return connection.toEnd();
}
