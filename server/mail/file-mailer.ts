import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DueMail } from '../../schema/outbox/outbox.queries.ts';
import type { Mailer } from './mailer.ts';
import { type MailFrom, mimeMessage } from './mime-message.ts';

/**
 * Writes mails as files that any mail program opens (.eml), and beside each its words (.txt): a message as it travels
 * breaks long addresses, so that a terminal could not follow them. Time, kind and identifier make the name, and nobody's
 * address. Written a second time, a mail takes the place of the first.
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

/** Nobody ever sees a part of the file, and only its owner reads it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.partial`, content, { mode: 0o600 });
  await rename(`${file}.partial`, file);
}

function plainText({ recipient, subject, text }: DueMail): string {
  return `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`;
}
