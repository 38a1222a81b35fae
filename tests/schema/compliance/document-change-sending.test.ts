import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { documentChangeAtSending } from '../../../schema/compliance/following/change-at-sending.ts';
import { DOCUMENT_CHANGE_MAIL } from '../../../schema/compliance/following/document-change-mail.ts';
import { FOLLOWS_LINK } from '../../../schema/outbox/link-place.ts';
import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createDocumentFollow } from '../../factories/document-follow.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import { alertHost } from '../alerts/alert-host.ts';
import { createOperator, type Operator, onContent } from '../editing/editing-portal.ts';

let app: TestApp;
let operator: Operator;
let ada: string;
let documentId: string;
const clock = { now: () => testNow };
const tokens = linkTokens([testSecret]);

beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('document_follow').execute();
  ({ id: ada } = await createAccount(app.db));
  ({ document_id: documentId } = await createDocumentVersion(app.db, { published_at: '2026-10-01T09:00:00Z' }));
  await tell();
  await createDocumentFollow(app.db, { account_id: ada, kind: 'document', name: '', document_id: documentId });
});

const tell = (now = testNow.toISOString()) => writeAlerts(alertHost(app.db, now));

const publish = async (revision: number, number: string) => {
  const answer = await operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: {
      ...{ id: documentId, revision },
      input: { number, changeNote: 'A look.', content: `Text ${number}`, regulations: [], applicableTo: [] },
    },
  });
  expect(answer).toMatchObject({ content: { revision: revision + 1 } });
  await tell();
};
const takeBack = (revision: number) => operator.change(...onContent.unpublish('DOCUMENT', documentId, revision));
const showAgain = async (revision: number, now?: string) => {
  await operator.change(...onContent.publish('DOCUMENT', documentId, revision));
  await tell(now);
};

/** Sends what waits; what the mail server was handed. */
async function send(): Promise<DueMail[]> {
  const wordsAtSending = { [DOCUMENT_CHANGE_MAIL]: documentChangeAtSending({ db: app.db }) };
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: tokens, wordsAtSending });
  const sent: DueMail[] = [];
  await sendWaiting(app.db, outbox, async (mail) => {
    sent.push(mail);
    return { accepted: true };
  });
  return sent;
}
const subjects = async () => (await send()).map(({ subject }) => subject);

describe('a mail about a version that waits', () => {
  test('is sent in its words, with the link that ends all of it', async () => {
    await publish(0, '1.1');
    const [mail, ...more] = await send();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Version 1.1: Test document' });
    expect(mail?.text).toContain(`/account?end-follows=${tokens.tokenOf(FOLLOWS_LINK, ada)}`);
  });

  test('is not sent to an account that is suspended by then', async () => {
    await publish(0, '1.1');
    await app.db.updateTable('account').set({ suspended_at: testNow.toISOString() }).where('id', '=', ada).execute();
    expect(await subjects()).toEqual([]);
  });

  test('nor to one that has ended all that it follows by the link of another mail', async () => {
    await publish(0, '1.1');
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: `/account?end-follows=${tokens.tokenOf(FOLLOWS_LINK, ada)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await subjects()).toEqual([]);
  });

  test('is not sent where the document is taken back by then, and written once more where it is shown again', async () => {
    await publish(0, '1.1');
    await takeBack(1);
    expect(await subjects()).toEqual([]);
    await showAgain(2);
    expect(await subjects()).toEqual(['Version 1.1: Test document']);
    await takeBack(3);
    await showAgain(4);
    expect(await subjects()).toEqual([]);
  });

  test('is sent once where the document is shown again before that', async () => {
    await publish(0, '1.1');
    await takeBack(1);
    await showAgain(2);
    expect(await subjects()).toEqual(['Version 1.1: Test document']);
  });
});

describe('a version', () => {
  test('is not told where the document is taken back within the minute', async () => {
    await createDocumentVersion(app.db, { document_id: documentId, number: '1.1' });
    await takeBack(0);
    await tell();
    expect(await subjects()).toEqual([]);
    await showAgain(1);
    expect(await subjects()).toEqual(['Version 1.1: Test document']);
  });

  test('is not told once more where it is shown again so late that its mails are forgotten', async () => {
    await publish(0, '1.1');
    expect(await subjects()).toHaveLength(1);
    await app.db.deleteFrom('outgoing_mail').execute();
    await takeBack(1);
    await showAgain(2, new Date(testNow.getTime() + 31 * 86_400_000).toISOString());
    expect(await subjects()).toEqual([]);
  });

  test('that a release brings is told as well, and told once', async () => {
    await createDocumentVersion(app.db, { document_id: documentId, number: '2.0', change_note: 'New law.' });
    await tell();
    await tell();
    const [mail, ...more] = await send();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Version 2.0: Test document' });
    expect(mail?.text).toContain('What it brings: New law.');
  });

  test('is told to each of many followers once, by two workers at the same moment', async () => {
    await sql`
      insert into account (email, email_key, email_confirmed_at)
      select name, name, now() from (
        select 'reader' || n || '@example.com' as name from generate_series(1, 1100) as n) as named`.execute(app.db);
    await sql`
      insert into document_follow (account_id, kind, document_id, followed_at)
      select id, 'document', ${documentId}::uuid, now() from account where email like 'reader%'`.execute(app.db);
    await createDocumentVersion(app.db, { document_id: documentId, number: '2.0' });
    await Promise.all([tell(), tell()]);
    await tell();
    const told = await app.db.selectFrom('outgoing_mail').select('account_id').execute();
    expect([told.length, new Set(told.map(({ account_id }) => account_id)).size]).toEqual([1_101, 1_101]);
  });
});
