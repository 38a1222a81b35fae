import { createTransport } from 'nodemailer';
import type { MailFailure } from '../../schema/outbox/outbox.queries.ts';
import type { SendOutcome } from '../../schema/outbox/outbox.service.ts';
import { isLoopback } from '../loopback.ts';
import type { Mailer } from './mailer.ts';
import { type MailFrom, mimeMessage } from './mime-message.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_MS = 30_000;
/** Shorter than the time that the queue gives a job, so that an attempt ends by itself. */
const LONGEST_ATTEMPT_MS = 120_000;

/**
 * Hands mails to the mail server at an address like smtp://user:password@mail.example:587. Links in mails are as good as
 * passwords, so that beyond this machine the way there is encrypted; `?requireTLS=false` is for a server that cannot.
 */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: MailFrom }): Mailer {
  const { hostname, searchParams } = new URL(url);
  const isOpen = isLoopback(hostname) || searchParams.get('requireTLS') === 'false';
  const transport = createTransport({
    url,
    requireTLS: !isOpen,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mimeMessage(mail, from), signal: AbortSignal.timeout(LONGEST_ATTEMPT_MS) });
        return { accepted: true };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    // Connects, greets, encrypts and signs in as for a mail.
    check: async () => {
      await transport.verify();
    },
  };
}

interface SmtpError {
  readonly code?: string;
  /** What the mail server answered, if it did. */
  readonly responseCode?: number;
}

/** The codes of nodemailer for refusals by a mail server. */
const refusals = new Set(['EENVELOPE', 'EMESSAGE']);
const signInRefusals = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
const networkFailures = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EABORT',
]);

/**
 * Of what kind a failure is. Its own words are not kept: mail servers repeat the address in them. Only what a server
 * says for good of this very mail ends it; whatever an operator can mend is tried again.
 */
function outcomeOf(error: unknown): SendOutcome {
  const { code = '', responseCode = 0 } = (error instanceof Error ? error : {}) as SmtpError;
  const isRefused = refusals.has(code);
  const isFinal = isRefused && responseCode >= 550 && responseCode < 560;
  return { accepted: false, failure: failureOf(code, isRefused, isFinal), isFinal };
}

function failureOf(code: string, isRefused: boolean, isFinal: boolean): MailFailure {
  if (isRefused) {
    return isFinal ? 'refused' : 'refused_for_now';
  }
  if (signInRefusals.has(code)) {
    return 'sign_in_refused';
  }
  return networkFailures.has(code) ? 'unreachable' : 'other';
}
