import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DueMail } from '../../schema/outbox/outbox.queries.ts';
import type { Mailer } from './mailer.ts';
import { type MailFrom, mimeMessage } from './mime-message.ts';

/**
 * Writes mails as files that any mail program opens (.eml), and beside each its text (.txt): the encoding of a message breaks
 * long addresses, so that they could not be opened from a terminal. The name consists of time, kind and identifier, without
 * the recipient's address. A mail that is written again overwrites its file.
 */
export function fileMailer({ directory, from }: { readonly directory: string; readonly from: MailFrom }): Mailer {
  return {
    send: async (mail) => {
      const time = mail.createdAt.slice(0, 19).replaceAll(':', '-');
      const file = join(directory, `${time}-${mail.kind}-${mail.id}`);
      const message = await new MailComposer(mimeMessage(mail, from)).compile().build();
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeWhole(`${file}.txt`, plainText(mail));
        // The message last: who waits for it finds its words as well.
        await writeWhole(`${file}.eml`, message);
        return { accepted: true };
      } catch {
        return { accepted: false, failure: 'unreachable', isFinal: false };
      }
    },
    check: async () => {
      const file = join(directory, 'check');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeWhole(file, '');
      await rm(file);
    },
  };
}

/** Writes a file atomically, readable by its owner only. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.partial`, content, { mode: 0o600 });
  await rename(`${file}.partial`, file);
}

function plainText({ recipient, subject, text }: DueMail): string {
  return `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`;
}
