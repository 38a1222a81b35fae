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
  const { id, recipient, subject, text, html, createdAt, unsubscribeAddress, calendar } = mail;
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
    ...(calendar && { attachments: [eventFile(calendar)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** An event as a file that calendars open; the method in it says whether they take it in or out (RFC 5546). */
function eventFile(calendar: string) {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(calendar) ?? [];
  return {
    filename: 'webinar.ics',
    // Its lines end as calendars expect them to, whatever becomes of those of the mail.
    content: Buffer.from(calendar),
    contentTransferEncoding: 'base64' as const,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    contentDisposition: 'attachment' as const,
  };
}
