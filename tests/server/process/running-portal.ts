import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../support/free-port.ts';
import { type StartOptions, startProgram } from '../../support/program.ts';
import { testSecret } from '../../support/test-app.ts';

/** A line of the log; `msg` says what it is about. */
export interface LogLine {
  readonly msg: string;
  readonly [name: string]: unknown;
}

/** A portal in a process of its own, as `npm start` runs it after a build. */
export interface RunningPortal {
  readonly origin: string;
  readonly port: number;
  /** Sends the signal; resolves with the exit code when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** All that it has written to its error stream, once it is gone. */
  readonly errors: Promise<string>;
  /** The lines of its log so far, which are all that its standard output may have. */
  readonly log: readonly LogLine[];
}

/**
 * Starts the portal on a free port and waits until its log says that it has started.
 *
 * @param options.preload a file of the project that is loaded before the portal
 * @param options.endWith is told how to end it, if it is not to end with the test
 */
export async function startPortal(
  environment: Readonly<Record<string, string>>,
  { preload, endWith }: StartOptions = {},
): Promise<RunningPortal> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = startProgram('server/start.js', [], {
    env: { PATH, HOME, PORT: String(port), AUTH_SECRET: testSecret, ...environment, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
    preload,
    endWith,
  });
  const exited = once(child, 'exit');
  // Not only gone, but read to its end.
  const closed = once(child, 'close');
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const log: LogLine[] = [];
  const started = new Promise<true>((resolve) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      log.push(JSON.parse(line));
      if (log.at(-1)?.msg === 'started') {
        resolve(true);
      }
    });
  });
  if (!(await Promise.race([started, exited.then(() => false)]))) {
    throw new Error(`The portal did not start: ${await errors}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    errors,
    log,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}
