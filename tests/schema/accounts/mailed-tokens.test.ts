import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { exportDatabase } from '../../../server/database/transfer/export.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { columnsHolding, storedSecrets } from '../../support/stored-cells.ts';
import { createTestServer, openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { mutate, password, signUp } from './accounts-by-mail.ts';

const newSecret = 'another secret of tests, number 9876543210';
const clock = { now: () => testNow };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
});
afterAll(() => app.close());

/** The mails that a process with these secrets sends now. */
async function sent(...secrets: string[]): Promise<DueMail[]> {
  const mails: DueMail[] = [];
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: linkTokens(secrets) });
  await sendWaiting(app.db, outbox, async (mail) => {
    mails.push(mail);
    return { accepted: true };
  });
  return mails;
}

/** What a link in a mail proves its reader by, which stands in both forms of the mail. */
function tokenIn(mail: DueMail | undefined): string {
  const [, token = ''] = /\/account\?(?:reset|confirm)=([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`=${token}"`);
  expect(`${mail?.text}${mail?.html}`).not.toContain('{token}');
  return token;
}

/** All mails that have a link in them, each asked for by a user. */
async function askForAll(): Promise<void> {
  const { token } = await signUp(app, 'asha@example.com');
  await mutate(app, 'requestEmailChange', { newEmail: 'other@example.com', password }, { token });
  await mutate(app, 'requestPasswordReset', { email: 'asha@example.com' });
  await mutate(app, 'requestPasswordReset', { email: 'unknown@example.com' });
}

/** What a token is as it may be stored: whole, or the part of it that is not the identifier. */
function formsOf(token: string): string[] {
  const code = Buffer.from(token, 'base64url').subarray(-32);
  const texts = [token, token.slice(-43), code.toString('base64'), code.toString('base64url')];
  return [...texts, ...texts.map((text) => Buffer.from(text).toString('hex')), code.toString('hex')];
}

async function exported(): Promise<string> {
  const lines: string[] = [];
  await exportDatabase(app.db, async (written) => {
    lines.push(...written);
  });
  return lines.join('\n');
}

test('no row, and no export, has a token that is mailed, before and after', async () => {
  await askForAll();
  const exportedBefore = await exported();
  const secretsBefore = await storedSecrets(app.db);
  // Sent a second time, as after a failure, they have the same tokens.
  const waiting = await app.db.selectFrom('outgoing_mail').selectAll().execute();
  const mails = await sent(testSecret);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['email-change', 'email-confirmation', 'password-reset']);
  const tokens = mails.map(tokenIn);
  expect(new Set(tokens).size).toBe(3);
  const forms = tokens.flatMap(formsOf);
  expect(await columnsHolding(app.db, forms)).toEqual([]);
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.insertInto('outgoing_mail').values(waiting).execute();
  expect(await columnsHolding(app.db, forms)).toEqual([]);
  for (const form of forms) {
    expect(exportedBefore).not.toContain(form);
    expect(await exported()).not.toContain(form);
  }
  // What is found where it stands is found.
  expect(await columnsHolding(app.db, ['asha@example.com'])).toContain('outgoing_mail.recipient');

  // Nor is a token made of anything that is stored.
  const links = await app.db.selectFrom('mailed_token').select(['id', 'purpose']).execute();
  const made = linkTokens([testSecret]);
  expect(secretsBefore.length).toBeGreaterThan(3);
  for (const { id, purpose } of links) {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    for (const secret of [...secretsBefore, createHash('sha256').update(id).digest()]) {
      expect(made.idOf(purpose, Buffer.concat([bytes, secret]).toString('base64url'))).toBeUndefined();
    }
  }
});

test('a token is good for what it was mailed for, and for nothing else', async () => {
  await askForAll();
  const mails = await sent(testSecret);
  const of = (kind: string) => tokenIn(mails.find((mail) => mail.kind === kind));
  const [reset, confirm] = [of('password-reset'), of('email-confirmation')];
  const newPassword = 'nine herons on a pier';
  expect(await mutate(app, 'confirmEmail', { token: reset })).toMatchObject({ __typename: 'ValidationError' });
  expect(await mutate(app, 'resetPassword', { token: confirm, newPassword })).toMatchObject({
    __typename: 'ValidationError',
  });
  // The identifier of one link with the code of another, and each in other letters.
  const forged = [
    reset.slice(0, 21) + confirm.slice(21),
    confirm.slice(0, 21) + reset.slice(21),
    `${reset}A`,
    ` ${reset}`,
  ].concat(
    [reset.slice(0, -1), reset.toLowerCase(), reset.slice(0, 22), randomBytes(48).toString('base64url'), ''],
    Array.from({ length: 8 }, (_, part) => changed(reset, part * 8)),
  );
  for (const token of forged) {
    expect(await mutate(app, 'resetPassword', { token, newPassword }), token).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'token' }],
    });
  }
  expect(await mutate(app, 'confirmEmail', { token: confirm })).toMatchObject({ __typename: 'MessagePayload' });
  expect(await mutate(app, 'resetPassword', { token: reset, newPassword })).toMatchObject({
    __typename: 'MessagePayload',
  });
});

/** A token with another letter at a position. */
function changed(token: string, position: number): string {
  return token.slice(0, position) + (token[position] === 'x' ? 'y' : 'x') + token.slice(position + 1);
}

describe('when the secret is changed', () => {
  const servers: FastifyInstance[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  async function confirmAt(secrets: readonly string[], token: string): Promise<string> {
    const server = await createTestServer(app, { authSecrets: secrets });
    servers.push(server);
    return (await mutate({ ...app, server }, 'confirmEmail', { token })).__typename;
  }

  test('a link that was mailed before works while the secret before is known', async () => {
    await signUp(app, 'asha@example.com');
    const [mail] = await sent(testSecret);
    expect(await confirmAt([newSecret], tokenIn(mail))).toBe('ValidationError');
    expect(await confirmAt([newSecret, testSecret], tokenIn(mail))).toBe('MessagePayload');
  });

  test('a mail that waits is sent with the present secret', async () => {
    await signUp(app, 'asha@example.com');
    const [mail] = await sent(newSecret, testSecret);
    expect(await confirmAt([testSecret], tokenIn(mail))).toBe('ValidationError');
    expect(await confirmAt([newSecret], tokenIn(mail))).toBe('MessagePayload');
  });
});

test('a mail whose link leads nowhere any more is not sent', async () => {
  const { id } = await signUp(app, 'asha@example.com');
  await app.db.deleteFrom('mailed_token').where('account_id', '=', id).execute();
  expect(await sent(testSecret)).toEqual([]);
  const rows = await app.db.selectFrom('outgoing_mail').select(['recipient', 'failure', 'link_id']).execute();
  expect(rows).toEqual([{ recipient: null, failure: 'too_late', link_id: null }]);
});
