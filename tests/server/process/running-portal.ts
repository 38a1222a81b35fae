import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../support/free-port.ts';
import { startProgram } from '../../support/program.ts';
import { testSecret } from '../../support/test-app.ts';

/** A portal in a process of its own, as `npm start` runs it after a build. */
export interface RunningPortal {
  readonly origin: string;
  readonly port: number;
  /** Sends the signal; resolves with the exit code when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** All that it has written to its error stream, once it is gone. */
  readonly errors: Promise<string>;
}

/**
 * Starts the portal on a free port and waits until it says where it is.
 *
 * @param options.preload a file of the project that is loaded before the portal
 */
export async function startPortal(
  environment: Readonly<Record<string, string>>,
  { preload }: { readonly preload?: string } = {},
): Promise<RunningPortal> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const child = startProgram('server/start.js', [], {
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: 'silent', AUTH_SECRET: testSecret, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    preload,
  });
  const exited = once(child, 'exit');
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const said = child.stdout && once(createInterface({ input: child.stdout }), 'line');
  const first = await Promise.race([said, exited.then(() => undefined)]);
  if (!first) {
    throw new Error(`The portal did not start: ${await errors}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    errors,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
