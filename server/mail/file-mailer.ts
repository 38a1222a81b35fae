import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailer } from './mailer.ts';
import { type MailFrom, mimeMessage } from './mime-message.ts';

/**
 * Writes mails as files that any mail program opens, one each: time, kind and identifier make its name, and nobody's
 * address. Written a second time, a mail takes the place of the first.
 */
export function fileMailer({ directory, from }: { readonly directory: string; readonly from: MailFrom }): Mailer {
  return {
    send: async (mail) => {
      const time = mail.createdAt.slice(0, 19).replaceAll(':', '-');
      const file = join(directory, `${time}-${mail.kind}-${mail.id}.eml`);
      const message = await new MailComposer(mimeMessage(mail, from)).compile().build();
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(`${file}.partial`, message, { mode: 0o600 });
        await rename(`${file}.partial`, file);
        return { accepted: true };
      } catch {
        return { accepted: false, failure: 'unreachable', isFinal: false };
      }
    },
  };
}
