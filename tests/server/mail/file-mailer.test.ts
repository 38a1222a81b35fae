import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileMailer } from '../../../server/mail/file-mailer.ts';
import { dueMail, from } from './due-mail.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-mail-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a mail is a file that only its owner reads, without an address in its name, written once however often it is sent', async () => {
  const outbox = join(directory, 'outbox');
  const mailer = fileMailer({ directory: outbox, from });
  const address = `https://portal.example/account?confirm=${'0123456789abcdef'.repeat(4)}`;
  const mail = { ...dueMail, text: `${dueMail.text}\n${address}` };
  expect(await mailer.send(mail)).toEqual({ accepted: true });
  expect(await mailer.send(mail)).toEqual({ accepted: true });
  const name = `2026-11-20T09-30-00-password-reset-${dueMail.id}.eml`;
  const text = name.replace(/eml$/, 'txt');
  expect((await readdir(outbox)).toSorted()).toEqual([name, text]);
  for (const file of [name, text]) {
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
  }
  // What `cat` shows has the address in one piece.
  expect(await readFile(join(outbox, text), 'utf8')).toContain(`\n${address}\n`);
  expect(await readFile(join(outbox, text), 'utf8')).toMatch(/^To: asha@example\.com\nSubject: /);
  expect(await PostalMime.parse(await readFile(join(outbox, name)))).toMatchObject({
    from,
    to: [{ address: 'asha@example.com' }],
    subject: dueMail.subject,
    text: `${mail.text}\n`,
    html: `${dueMail.html}\n`,
  });
});

test('an event comes as a file for calendars, whose type says whether it is taken in or out', async () => {
  const outbox = join(directory, 'events');
  const mailer = fileMailer({ directory: outbox, from });
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Zoë\r\nEND:VCALENDAR\r\n';
  await mailer.send({ ...dueMail, calendar });
  const [name = ''] = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const message = await readFile(join(outbox, name), 'latin1');
  const { attachments } = await PostalMime.parse(message);
  expect(attachments).toMatchObject([
    { filename: 'webinar.ics', mimeType: 'text/calendar', disposition: 'attachment', method: 'CANCEL' },
  ]);
  const [, bytes = ''] = /filename=webinar\.ics\r\n\r\n([\w+/=\r\n]+)/.exec(message) ?? [];
  expect(Buffer.from(bytes, 'base64').toString()).toBe(calendar);
});

test('a directory that cannot be made is tried again', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  const outcome = await fileMailer({ directory: join(file, 'outbox'), from }).send(dueMail);
  expect(outcome).toEqual({ accepted: false, failure: 'unreachable', isFinal: false });
});
