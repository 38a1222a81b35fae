import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../support/free-port.ts';
import { keepOperator } from '../support/keep-operator.ts';

/** When the portal dies of a request: as it comes, or once it is stored and before its answer has gone. */
type Moment = 'before the write' | 'after the commit';

/** A portal in a process of its own behind a server that hands requests on and kills it, as `kill -9` does, when it is told to. */
export class MortalPortal {
  readonly origin: string;
  readonly dataDirectory: string;
  readonly #port: number;
  readonly #front: Server;
  #process: ChildProcess | undefined;
  /** Requests wait while the portal restarts, and are cut off while it is down. */
  #revival: Promise<void> | undefined;
  #death: { readonly operation: string; readonly moment: Moment; readonly done: () => void } | undefined;

  private constructor(places: { port: number; frontPort: number; dataDirectory: string }) {
    this.#port = places.port;
    this.origin = `http://127.0.0.1:${places.frontPort}`;
    this.dataDirectory = places.dataDirectory;
    this.#front = createServer((incoming, outgoing) => {
      this.#handOn(incoming, outgoing).catch(() => incoming.socket.destroy());
    }).listen(places.frontPort, '127.0.0.1');
  }

  static async start(): Promise<MortalPortal> {
    const [port, frontPort] = [await freePort(), await freePort()];
    // The port in its name leads the tests to the mails of this portal.
    const dataDirectory = await mkdtemp(join(tmpdir(), `portal-${frontPort}-`));
    const portal = new MortalPortal({ port, frontPort, dataDirectory });
    await portal.revive();
    await keepOperator(portal.origin, dataDirectory);
    return portal;
  }

  /** Has the portal die of the next request of an operation; resolves once it is dead. */
  dieOf(operation: string, moment: Moment): Promise<void> {
    return new Promise((done) => {
      this.#death = { operation, moment, done };
    });
  }

  /** Starts the portal again on what the one before it has left. */
  revive(): Promise<void> {
    this.#revival ??= this.#start();
    return this.#revival;
  }

  /** Ends the portal as a release does. What it has stored can be read then. */
  async stop(): Promise<void> {
    const process = this.#process;
    this.#revival = undefined;
    if (process && process.exitCode === null) {
      process.kill('SIGTERM');
      await once(process, 'exit');
    }
  }

  async remove(): Promise<void> {
    await this.#kill();
    this.#front.closeAllConnections();
    this.#front.close();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const own = { DATA_DIR: this.dataDirectory, PORT: String(this.#port), HOST: '127.0.0.1' };
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/start.js'], {
      env: { PATH, HOME, ...own, LOG_LEVEL: 'info', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (JSON.parse(line).msg === 'started') resolve();
      });
      child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
    });
  }

  async #kill(): Promise<void> {
    const process = this.#process;
    this.#revival = undefined;
    if (process && process.exitCode === null && process.signalCode === null) {
      process.kill('SIGKILL');
      await once(process, 'exit');
    }
  }

  async #handOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const death = this.#death;
    const isFatal = death !== undefined && body.includes(`"operationName":"${death.operation}"`);
    if (isFatal) {
      this.#death = undefined;
    }
    if (isFatal && death.moment === 'before the write') {
      await this.#kill();
      death.done();
    }
    if (!this.#revival) {
      throw new Error('The portal is dead.');
    }
    await this.#revival;
    const answer = await this.#ask(incoming, body);
    if (isFatal) {
      await this.#kill();
      death.done();
      throw new Error('The portal has died before its answer arrived.');
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }

  async #ask({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const origin = `http://127.0.0.1:${this.#port}`;
    const own = { ...headers, host: `127.0.0.1:${this.#port}`, ...(headers.origin && { origin }) };
    // No connection is kept: it would lead to a process that is gone.
    const onward = request(`${origin}${url}`, { method, headers: own, agent: false });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    return answer;
  }
}
