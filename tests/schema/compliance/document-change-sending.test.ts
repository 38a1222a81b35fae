import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { createOperator, type Operator } from '../editing/editing-portal.ts';

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
  await createDocumentFollow(app.db, { account_id: ada, document_id: documentId });
});

const publish = (revision: number, number: string) =>
  operator.change('publishDocumentVersion(id: $id, revision: $revision, input: $input)', {
    declared: '$id: ID!, $revision: Int!, $input: DocumentVersionInput!',
    variables: {
      ...{ id: documentId, revision },
      input: { number, changeNote: 'A look.', content: `Text ${number}`, regulations: [], applicableTo: [] },
    },
  });

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
});
