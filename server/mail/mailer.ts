import { join } from 'node:path';
import type { DueMail } from '../../schema/outbox/outbox.queries.ts';
import type { SendOutcome } from '../../schema/outbox/outbox.service.ts';
import type { Config } from '../config.ts';
import { fileMailer } from './file-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Hands a mail to its transport. */
export interface Mailer {
  /** What became of it; nothing that is expected of networks and mail servers is thrown. */
  send(mail: DueMail): Promise<SendOutcome>;
  /** Checks, without a mail, whether mails would be accepted now. Rejects if not. */
  check(): Promise<void>;
}

/** Mail by SMTP if an address is set; else as files, for trying the portal out. */
export function createMailer({ smtpUrl, mailFrom, dataDirectory }: Config): Mailer {
  return smtpUrl === undefined
    ? fileMailer({ directory: join(dataDirectory, 'outbox'), from: mailFrom })
    : smtpMailer({ url: smtpUrl, from: mailFrom });
}
