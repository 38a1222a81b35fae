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
export function mimeMessage(mail: DueMail, from: MailFrom) {
  const { id, recipient, subject, text, html, createdAt, unsubscribeAddress } = mail;
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    date: new Date(createdAt),
    headers: {
      // Answering machines leave it alone.
      'Auto-Submitted': 'auto-generated',
      // Mail programs show a button of their own for it (RFC 8058).
      ...(unsubscribeAddress !== null && {
        'List-Unsubscribe': `<${unsubscribeAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
