import { StartError } from '../start-error.ts';
import type { MailFrom } from './mime-message.ts';

export interface MailSettings {
  /** The mail server; without one, mails are files in the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailFrom;
}

/**
 * Checks SMTP_URL and MAIL_FROM. The address of the mail server may hold a password, so that no sentence repeats it.
 *
 * @throws StartError
 */
export function mailSettings(smtpUrl: string | undefined, from: string | undefined, productName: string): MailSettings {
  const url = smtpUrl !== undefined && URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (smtpUrl !== undefined && !(url && /^smtps?:$/.test(url.protocol) && url.hostname !== '')) {
    throw new StartError('SMTP_URL must be an address that starts with smtp:// or smtps:// and names a mail server.');
  }
  if (smtpUrl !== undefined && from === undefined) {
    throw new StartError('MAIL_FROM must be set where SMTP_URL is: the address that mails come from.');
  }
  return { smtpUrl, mailFrom: sender(from ?? 'no-reply@localhost', productName) };
}

function sender(value: string, productName: string): MailFrom {
  const [, name, bracketed, bare] = /^(?:([^<>"@]*)<([^<>]+)>|([^<>]+))$/.exec(value) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  if (!/^[^\s@,;:"]+@[^\s@,;:"]+$/.test(address)) {
    throw new StartError(
      `MAIL_FROM must be an address like no-reply@portal.example or ${productName} <no-reply@portal.example>, but it is '${value}'.`,
    );
  }
  return { name: name?.trim() || productName, address };
}
