import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { migrateToLatest, rollbackOne } from '../../../server/database/migrate/migrate.ts';
import { createAccount } from '../../factories/account.ts';
import { mutate } from '../../schema/accounts/accounts-by-mail.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';

const migration = '20261122T1400-derive-mailed-tokens';
const soon = new Date(testNow.getTime() + 3_600_000).toISOString();
const now = testNow.toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function rollBack(): Promise<void> {
  let undone: readonly string[] = [];
  while (!undone.includes(migration)) {
    undone = await rollbackOne(app.db);
  }
}

interface Before {
  readonly email: string;
  readonly token: string;
  readonly isSpent?: boolean;
  readonly isSent?: boolean;
}

/** A mailed link as the portal stored it before tokens were derived, and its mail. */
async function storeAsBefore({ email, token, isSpent = false, isSent = false }: Before): Promise<void> {
  const db: Kysely<never> = app.db as never;
  const { id } = await createAccount(app.db, { email, email_key: email, email_confirmed_at: null });
  const digest = createHash('sha256').update(token).digest();
  if (!isSpent) {
    await sql`insert into mailed_token (digest, purpose, account_id, created_at, expires_at)
      values (${digest}, 'confirm_email', ${id}, ${now}, ${soon})`.execute(db);
  }
  const words = isSent ? null : `Hello,\n\nConfirm:\nhttps://portal.example/account?confirm=${token}\n\nBye\n`;
  await sql`insert into outgoing_mail (kind, recipient, account_id, subject, body_text, body_html, created_at, next_attempt_at)
    values ('email-confirmation', ${isSent ? null : email}, ${id}, ${words && 'Confirm'}, ${words},
      ${words && `<a href="https://portal.example/account?confirm=${token}">Confirm</a>`}, ${now}, ${isSent ? null : now})`.execute(
    db,
  );
}

async function sendAll() {
  const sent = new Map<string, string>();
  const outbox = new OutboxService({ db: app.db, clock: { now: () => testNow }, linkTokens: linkTokens([testSecret]) });
  await sendWaiting(app.db, outbox, async ({ recipient, text, html }) => {
    const [, token = ''] = /confirm=([\w-]+)\n/.exec(text) ?? [];
    expect(html).toContain(`confirm=${token}"`);
    sent.set(recipient, token);
    return { accepted: true };
  });
  return sent;
}

const confirm = async (token = '') => (await mutate(app, 'confirmEmail', { token })).__typename;

test('links that were stored before hold, and mails that wait lose their tokens; back again, none leads anywhere', {
  timeout: 120_000,
}, async () => {
  const [waiting, followed, mailed, spent] = Array.from({ length: 4 }, () => randomBytes(32).toString('base64url'));
  await rollBack();
  await storeAsBefore({ email: 'waiting@example.com', token: waiting as string });
  await storeAsBefore({ email: 'followed@example.com', token: followed as string });
  await storeAsBefore({ email: 'mailed@example.com', token: mailed as string, isSent: true });
  await storeAsBefore({ email: 'spent@example.com', token: spent as string, isSpent: true });
  await migrateToLatest(app.db);

  const stored = JSON.stringify(await app.db.selectFrom('outgoing_mail').selectAll().execute());
  for (const token of [waiting, followed, mailed, spent]) {
    expect(stored).not.toContain(token);
  }
  const sent = await sendAll();
  expect([...sent.keys()].toSorted()).toEqual(['followed@example.com', 'waiting@example.com']);
  expect(sent.get('waiting@example.com')).toHaveLength(64);
  expect(await confirm(sent.get('waiting@example.com'))).toBe('MessagePayload');
  expect(await confirm(waiting), 'one link, however it is written').toBe('ValidationError');
  expect(await confirm(followed), 'sent before, and not marked').toBe('MessagePayload');
  expect(await confirm(mailed)).toBe('MessagePayload');
  expect(await confirm(mailed)).toBe('ValidationError');
  expect(await confirm(spent)).toBe('ValidationError');

  const { id } = await createAccount(app.db, { email: 'later@example.com', email_key: 'later@example.com' });
  const link = { purpose: 'confirm_email', account_id: id, created_at: now, expires_at: soon };
  const { id: link_id } = await app.db
    .insertInto('mailed_token')
    .values(link)
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { subject: 'Confirm', body_text: '{token}', body_html: '{token}' };
  const mail = { kind: 'email-confirmation', recipient: 'later@example.com', created_at: now };
  await app.db
    .insertInto('outgoing_mail')
    .values({ ...mail, ...words, link_id })
    .execute();
  await rollBack();
  const left =
    await sql`select recipient, failure from outgoing_mail where next_attempt_at is not null or body_text is not null`.execute(
      app.db,
    );
  expect(left.rows).toEqual([]);
  expect((await sql`select from mailed_token where account_id = ${id}`.execute(app.db)).rows).toEqual([]);
  await migrateToLatest(app.db);
});
