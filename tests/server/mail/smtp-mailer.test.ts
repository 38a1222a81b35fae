import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from '../../../server/mail/smtp-mailer.ts';
import { freePort } from '../../support/free-port.ts';
import { refusal, startSmtpServer, type TestSmtpOptions, type TestSmtpServer } from '../../support/smtp-server.ts';
import { dueMail, from } from './due-mail.ts';

let server: TestSmtpServer | undefined;
afterEach(() => server?.close());

async function sendTo(options: TestSmtpOptions, address = (url: string) => url, mail = dueMail) {
  server = await startSmtpServer(options);
  return smtpMailer({ url: address(server.url), from }).send(mail);
}

const headers = () => server?.accepted[0]?.headers.map(({ key, value }) => `${key}: ${value}`) ?? [];

test('a mail arrives as text and as HTML, from whom and to whom it is', async () => {
  expect(await sendTo({})).toEqual({ accepted: true });
  expect(server?.accepted).toMatchObject([
    {
      from,
      to: [{ name: '', address: 'asha@example.com' }],
      subject: 'Choose a new password – today',
      text: `${dueMail.text}\n`,
      html: `${dueMail.html}\n`,
      messageId: `<${dueMail.id}@portal.example>`,
      date: '2026-11-20T09:30:00.000Z',
    },
  ]);
  expect(headers()).toContain('auto-submitted: auto-generated');
  expect(headers().filter((header) => header.startsWith('list-'))).toEqual([]);
});

test('a mail that can be unsubscribed from says how, whole and in one press', async () => {
  const unsubscribeAddress = `https://portal.example/system-status?unsubscribe=${'0123456789abcdef'.repeat(4)}`;
  await sendTo({}, undefined, { ...dueMail, unsubscribeAddress });
  expect(headers()).toEqual(
    expect.arrayContaining([
      `list-unsubscribe: <${unsubscribeAddress}>`,
      'list-unsubscribe-post: List-Unsubscribe=One-Click',
    ]),
  );
});

test.each([
  [451, 'refused_for_now', false],
  [421, 'unreachable', false],
  [530, 'refused_for_now', false],
  [550, 'refused', true],
  [553, 'refused', true],
])('a refusal by %i is told as %s, without the address', async (code, failure, isFinal) => {
  expect(await sendTo({ refuse: () => refusal(code) })).toEqual({ accepted: false, failure, isFinal });
});

test('a mail server that wants another password is the operator’s to mend', async () => {
  const authentication: TestSmtpOptions['authentication'] = {
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('Who are you?')),
  };
  const outcome = await sendTo({ authentication }, (url) => url.replace('//', '//portal:wrong@'));
  expect(outcome).toEqual({ accepted: false, failure: 'sign_in_refused', isFinal: false });
});

test.each([
  ['', false],
  ['?requireTLS=false', true],
])('beyond this machine no mail goes unencrypted, unless the address says so: %j', async (ending, accepted) => {
  // Leads to this machine, which does not show in it.
  const outcome = await sendTo({}, (url) => `${url.replace('127.0.0.1', '[::ffff:127.0.0.1]')}${ending}`);
  expect(outcome.accepted).toBe(accepted);
  expect(server?.tried()).toBe(accepted ? 1 : 0);
});

test('an unreachable mail server is tried again', async () => {
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${await freePort()}`, from });
  expect(await mailer.send(dueMail)).toEqual({ accepted: false, failure: 'unreachable', isFinal: false });
});
