import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtpServer {
  readonly url: string;
  /** What it has accepted, in order. */
  readonly accepted: readonly Email[];
  /** How many messages have come, whatever became of them. */
  readonly tried: () => number;
  close(): Promise<void>;
}

export interface TestSmtpOptions {
  /** What it says to a recipient, or nothing if it takes the mail. */
  readonly refuse?: () => Error | undefined;
  /** What it waits for before it accepts what it has been sent. */
  readonly beforeAccepting?: () => Promise<void>;
  readonly authentication?: Pick<SMTPServerOptions, 'onAuth' | 'authOptional'>;
}

/** A refusal by a mail server, which repeats the address as they do. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error(`<asha@example.com> is not welcome`), { responseCode });
}

/** A real mail server on a free port of this machine. */
export async function startSmtpServer(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const accepted: Email[] = [];
  let tried = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    ...options.authentication,
    onRcptTo: (_address, _session, done) => {
      tried += 1;
      done(options.refuse?.());
    },
    onData: async (stream, _session, done) => {
      const message = await buffer(stream);
      await options.beforeAccepting?.();
      accepted.push(await PostalMime.parse(message));
      done();
    },
  });
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    tried: () => tried,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
