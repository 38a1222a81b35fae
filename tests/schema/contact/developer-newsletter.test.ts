import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIssueMails } from '../../../schema/contact/newsletter/issues/write-issue-mails.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { testPorts } from '../../support/test-ports.ts';
import { change, sent, tokenIn } from './contact-portal.ts';

let app: TestApp;
const clock = { now: () => testNow };
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const email = 'asha@example.com';
const subscribe = (list?: string) =>
  change(app, `subscribeToNewsletter(email: "${email}"${list ? `, list: ${list}` : ''})`);
const follow = (field: string, token: string) =>
  change(app, `${field}(token: $token)`, {
    variables: { token },
    declared: '($token: String!)',
    selection: '... on MessagePayload { message }',
  });
const lists = () => app.db.selectFrom('newsletter_subscription').select('list').orderBy('list').execute();
async function look(token: string) {
  const { data } = await askGraph(app, `{ newsletterLink(token: "${token}") { state list } }`);
  return data?.['newsletterLink'];
}
async function confirmed(list?: string): Promise<string> {
  await subscribe(list);
  const token = tokenIn((await sent(app, clock)).at(-1), 'confirm');
  await follow('confirmNewsletter', token);
  await sent(app, clock);
  return token;
}

test('each newsletter is asked for, confirmed and ended by itself, in its own words', async () => {
  await subscribe('DEVELOPERS');
  const [asked] = await sent(app, clock);
  expect(asked?.subject).toMatch(/^Confirm that you want the developer newsletter of /);
  const token = tokenIn(asked, 'confirm');
  expect(await look(token)).toEqual({ state: 'WAITING', list: 'DEVELOPERS' });
  expect(await follow('confirmNewsletter', token)).toMatchObject({ message: 'You now get the developer newsletter.' });
  const [begun] = await sent(app, clock);
  expect(begun?.subject).toMatch(/^You get the developer newsletter of /);
  expect(begun?.text).toContain('http://127.0.0.1:4000/api-reference');

  const news = await confirmed();
  expect(await look(news)).toEqual({ state: 'CONFIRMED', list: 'NEWS' });
  expect(await lists()).toEqual([{ list: 'developers' }, { list: 'news' }]);
  expect(await follow('unsubscribeFromNewsletter', token)).toMatchObject({
    message: 'You get no more developer newsletters, and your email address is deleted from their list.',
  });
  expect(await lists()).toEqual([{ list: 'news' }]);
  expect(await look(token)).toEqual({ state: 'OVER', list: null });
  await follow('unsubscribeFromNewsletter', news);
  expect(await lists()).toEqual([]);
});

test('an issue goes to the readers of its newsletter alone', async () => {
  const operator = await createAccount(app.db, { access: 'operator' });
  const { accessToken: token } = await createSession(app.db, { account_id: operator.id });
  const at = testNow.toISOString();
  const reader = (name: string, list: string) => {
    const address = `${name}@example.com`;
    return { list, email: address, email_key: address, asked_at: at, confirmed_at: at };
  };
  await app.db
    .insertInto('newsletter_subscription')
    .values([
      reader('news', 'news'),
      reader('both', 'news'),
      reader('both', 'developers'),
      reader('developer', 'developers'),
      { ...reader('unconfirmed', 'developers'), confirmed_at: null },
    ])
    .execute();
  const issue = '{ subject: "Fields that end", body: "Read the change log.", list: DEVELOPERS }';
  const selection = '... on NewsletterIssuePayload { issue { id list revision } }';
  const written = await change(app, `createNewsletterIssue(input: ${issue})`, { token, selection });
  expect(written).toMatchObject({ issue: { list: 'DEVELOPERS' } });
  const { id } = written['issue'] as { id: string };
  await change(app, `sendNewsletterIssue(id: "${id}", revision: 1)`, { token });
  const site = { productName: 'Portal', origin: 'https://portal.example.com' };
  await writeIssueMails({ db: app.db, clock, ports: { site, queue: testPorts(clock).queue } }, id);
  const mails = await app.db
    .selectFrom('outgoing_mail')
    .select('recipient')
    .where('newsletter_issue_id', '=', id)
    .orderBy('recipient')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['both@example.com', 'developer@example.com']);
  const { data } = await askGraph(app, '{ news: newsletterReaders developers: newsletterReaders(list: DEVELOPERS) }', {
    token,
  });
  expect(data).toEqual({ news: 2, developers: 2 });
});

test('the download of an account tells of both newsletters', async () => {
  const { id: account_id, email: address } = await createAccount(app.db, { email_confirmed_at: testNow.toISOString() });
  const { accessToken: token } = await createSession(app.db, { account_id });
  await app.db
    .insertInto('newsletter_subscription')
    .values({
      list: 'developers',
      email: address,
      email_key: address.toLowerCase(),
      asked_at: testNow.toISOString(),
      confirmed_at: null,
    })
    .execute();
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  const { json } = (data?.['myData'] ?? {}) as { json: string };
  expect(JSON.parse(json)).toMatchObject({
    newsletter: null,
    developerNewsletter: { askedAt: testNow.toISOString(), confirmedAt: null },
  });
});
