import type { DueMail } from '../../schema/outbox/outbox.queries.ts';

/** Who mail comes from. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/**
 * A mail as nodemailer takes it. Its identifier and date are those of the row, so that a mail that comes twice after a
 * crash is known for the same one.
 */
export function mimeMessage({ id, recipient, subject, text, html, createdAt }: DueMail, from: MailFrom) {
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    date: new Date(createdAt),
    // Answering machines leave it alone.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
