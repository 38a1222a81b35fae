import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeIssueMails } from '../../../schema/contact/newsletter/issues/write-issue-mails.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { testPorts } from '../../support/test-ports.ts';
import { change, sent } from './contact-portal.ts';

let app: TestApp;
let now = testNow;
const clock = { now: () => now };
let token = '';
let email = '';

beforeAll(async () => {
  app = await openTestApp({ clock });
  const operator = await createAccount(app.db, { access: 'operator' });
  email = operator.email;
  token = (await createSession(app.db, { account_id: operator.id })).accessToken;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('newsletter_issue').execute();
  await app.db.deleteFrom('newsletter_subscription').execute();
});

const fields = '... on NewsletterIssuePayload { issue { id subject body revision state recipients preview { text } } }';
const text = { subject: 'What is new', body: 'There are pay scales now.\n\nAnd there is training.' };
type Issue = { readonly id: string; readonly revision: number };

async function create(given: object = text, key?: string): Promise<Issue> {
  const answer = await change(app, 'createNewsletterIssue(input: $input)', {
    variables: { input: given },
    declared: '($input: NewsletterIssueInput!)',
    selection: fields,
    token,
    ...(key && { key }),
  });
  return (answer['issue'] ?? answer) as Issue;
}
const call = (name: string, { id, revision }: Partial<Issue>) =>
  change(app, revision === undefined ? `${name}(id: $id)` : `${name}(id: $id, revision: $revision)`, {
    variables: { id, ...(revision !== undefined && { revision }) },
    declared: revision === undefined ? '($id: ID!)' : '($id: ID!, $revision: Int!)',
    selection: fields,
    token,
  });
const edit = ({ id, revision }: Issue, input: object) =>
  change(app, 'editNewsletterIssue(id: $id, revision: $revision, input: $input)', {
    variables: { id, revision, input },
    declared: '($id: ID!, $revision: Int!, $input: NewsletterIssueInput!)',
    selection: fields,
    token,
  });
const { queue } = testPorts(clock);
const site = { productName: 'Portal', origin: 'https://portal.example.com' };
const write = (id: string) => writeIssueMails({ db: app.db, clock, ports: { site, queue } }, id);
const issueMails = () =>
  app.db.selectFrom('outgoing_mail').select('recipient').where('kind', '=', 'newsletter-issue').execute();

/** So many readers, the last of whom has not confirmed. */
async function readers(count: number): Promise<void> {
  const at = testNow.toISOString();
  await app.db
    .insertInto('newsletter_subscription')
    .values(
      Array.from({ length: count + 1 }, (_, index) => ({
        email: `reader-${index}@example.com`,
        email_key: `reader-${index}@example.com`,
        asked_at: at,
        confirmed_at: index < count ? at : null,
      })),
    )
    .execute();
}

describe('a draft', () => {
  test('is begun once by the same request, changed by one operator at a time, and deleted', async () => {
    const key = randomUUID();
    const issue = await create(text, key);
    expect(await create(text, key)).toEqual(issue);
    expect(issue).toMatchObject({ ...text, state: 'DRAFT', revision: 1, recipients: 0 });
    const changed = { subject: 'What is new in winter', body: text.body };
    expect(await edit(issue, changed)).toMatchObject({ issue: { ...changed, revision: 2 } });
    expect(await edit(issue, text)).toMatchObject({ __typename: 'ConflictError' });
    expect(await call('deleteNewsletterIssue', { id: issue.id })).toMatchObject({ issue: null });
    expect(await call('deleteNewsletterIssue', { id: issue.id })).toMatchObject({ __typename: 'NotFoundError' });
  });

  test.each([
    ['no subject', { subject: ' ' }, 'subject', 'Enter a subject'],
    [
      'a line break in its subject',
      { subject: 'a\r\nBcc: all@example.com' },
      'subject',
      'Subject must be one line of plain text',
    ],
    ['a long subject', { subject: 'a'.repeat(151) }, 'subject', 'Subject must be 150 characters or fewer'],
    ['no text', { body: '\n' }, 'body', 'Enter the text'],
    ['a long text', { body: 'a'.repeat(20_001) }, 'body', 'Text must be 20,000 characters or fewer'],
  ])('with %s is refused', async (_case, other, path, message) => {
    expect(await create({ ...text, ...other })).toMatchObject({ fields: [{ path, message }] });
  });

  test('is mailed to the operator alone who tries it, without a link that ends anything', async () => {
    await readers(2);
    const issue = await create();
    expect(await call('testNewsletterIssue', { id: issue.id })).toMatchObject({ issue: { state: 'DRAFT' } });
    const mails = await sent(app, clock);
    expect(mails).toMatchObject([
      { kind: 'newsletter-test', recipient: email, subject: 'Test: What is new', unsubscribeAddress: null },
    ]);
    expect(mails[0]?.text).toContain('And there is training.');
    expect(mails[0]?.text).not.toContain('unsubscribe');
  });
});

describe('an issue that is sent', () => {
  test('goes once to each reader who has confirmed, with a link of their own that ends it at one click', async () => {
    await readers(3);
    const issue = await create();
    for (const _time of [1, 2]) {
      expect(await call('sendNewsletterIssue', issue)).toMatchObject({ issue: { state: 'SENDING' } });
    }
    for (const _time of [1, 2]) await write(issue.id);
    const mails = await sent(app, clock);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [0, 1, 2].map((index) => `reader-${index}@example.com`),
    );
    expect(new Set(mails.map(({ unsubscribeAddress }) => unsubscribeAddress)).size).toBe(3);
    const { data } = await askGraph(app, '{ newsletterReaders newsletterIssues { nodes { state recipients } } }', {
      token,
    });
    expect(data).toEqual({ newsletterReaders: 3, newsletterIssues: { nodes: [{ state: 'SENT', recipients: 3 }] } });
    const address = new URL(mails[0]?.unsubscribeAddress ?? '');
    const answer = await app.server.inject({
      method: 'POST',
      url: address.pathname + address.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    const left = await app.db.selectFrom('newsletter_subscription').select('id').where('confirmed_at', 'is not', null);
    expect(await left.execute()).toHaveLength(2);
  });

  test('continues after an interruption, and no reader gets it twice', async () => {
    await readers(450);
    const issue = await create();
    await call('sendNewsletterIssue', issue);
    // The process is killed once two of three batches are committed.
    let batches = 0;
    const cutOff = {
      ...queue,
      add: async (...given: Parameters<typeof queue.add>) => {
        batches += 1;
        if (batches === 3) throw new Error('killed');
        await queue.add(...given);
      },
    };
    const host = { db: app.db, clock, ports: { site, queue: cutOff } };
    await expect(writeIssueMails(host, issue.id)).rejects.toThrow('killed');
    expect(await issueMails()).toHaveLength(400);
    await Promise.all([write(issue.id), write(issue.id)]);
    const mailed = (await issueMails()).map(({ recipient }) => recipient);
    expect(mailed).toHaveLength(450);
    expect(new Set(mailed).size).toBe(450);
    const [row] = await app.db.selectFrom('newsletter_issue').selectAll().execute();
    expect(row).toMatchObject({ recipients: 450, finished_at: now.toISOString() });
  });

  test('does not go to those who confirm or have unsubscribed meanwhile', async () => {
    await readers(2);
    const issue = await create();
    await call('sendNewsletterIssue', issue);
    const later = new Date(now.getTime() + 1_000).toISOString();
    await app.db
      .updateTable('newsletter_subscription')
      .set({ confirmed_at: later })
      .where('email', '=', 'reader-2@example.com')
      .execute();
    await app.db.deleteFrom('newsletter_subscription').where('email', '=', 'reader-0@example.com').execute();
    await write(issue.id);
    expect(await issueMails()).toEqual([{ recipient: 'reader-1@example.com' }]);
  });

  test('can be neither changed nor deleted, and what was looked at is what is sent', async () => {
    const issue = await create();
    await edit(issue, { subject: 'Another', body: 'Another' });
    expect(await call('sendNewsletterIssue', issue)).toMatchObject({ __typename: 'ConflictError' });
    await call('sendNewsletterIssue', { id: issue.id, revision: 2 });
    expect(await edit({ ...issue, revision: 2 }, text)).toMatchObject({ __typename: 'ConflictError' });
    expect(await call('deleteNewsletterIssue', { id: issue.id })).toMatchObject({ __typename: 'ConflictError' });
  });
});
