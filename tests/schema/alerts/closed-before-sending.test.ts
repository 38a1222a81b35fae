import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertAtSending } from '../../../schema/alerts/alert-at-sending.ts';
import { ALERT_MAIL } from '../../../schema/alerts/alert-mail.ts';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';
import { OutboxService } from '../../../schema/outbox/outbox.service.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { sendWaiting } from '../../support/sent-mails.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';
import { alertHost } from './alert-host.ts';

let app: TestApp;
const NOW = '2026-11-24T09:00:00.000Z';
const site = { productName: 'Portal', origin: 'https://portal.example' };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outgoing_mail', 'published_record', 'account'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  const { id } = await createAccount(app.db, { email_confirmed_at: NOW });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const save = 'mutation { saveSearch(filter: { jobs: {} }, frequency: INSTANT) { __typename } }';
  expect(await askGraph(app, save, { token })).toMatchObject({
    data: { saveSearch: { __typename: 'SavedSearchPayload' } },
  });
});

/** Publishes these posts and writes the mail about them; their identifiers. */
async function write(titles: readonly string[], now = NOW): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await createJob(app.db, { title })).id);
  expect(await writeAlerts(alertHost(app.db, now))).toMatchObject({ mails: 1 });
  return ids;
}

/** Sends what waits; what the mail server was handed. */
async function send(): Promise<DueMail[]> {
  const clock = { now: () => new Date('2026-11-24T10:00:00.000Z') };
  const wordsAtSending = { [ALERT_MAIL]: alertAtSending({ db: app.db, clock, site }) };
  const outbox = new OutboxService({ db: app.db, clock, linkTokens: linkTokens([testSecret]), wordsAtSending });
  const sent: DueMail[] = [];
  await sendWaiting(app.db, outbox, async (mail) => {
    sent.push(mail);
    return { accepted: true };
  });
  return sent;
}
const close = (id = '') => app.db.updateTable('job').set({ closed_at: NOW }).where('id', '=', id).execute();
const outcome = () => app.db.selectFrom('outgoing_mail').select(['sent_at', 'failure', 'body_text']).execute();

test('a post that closes after its mail was written, and before it is sent, is left out of it', async () => {
  const [, closed] = await write(['Open nurse', 'Closed nurse']);
  await close(closed);
  const [mail, ...more] = await send();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: '1 new job: All jobs' });
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain('Open nurse');
    expect(words).not.toContain('Closed nurse');
    expect(words, 'the link that ends the alert').not.toContain('{token}');
  }
});

test('a post that is over by then is left out as well', async () => {
  const [, late = ''] = await write(['Open nurse', 'Late nurse']);
  await app.db.updateTable('job').set({ closes_on: '2026-11-23' }).where('id', '=', late).execute();
  const [mail] = await send();
  expect(mail?.text).toContain('Open nurse');
  expect(mail?.text).not.toContain('Late nurse');
});

test.each([
  ['all of its posts have closed', (ids: readonly string[]) => Promise.all(ids.map(close))],
  ['its account is suspended', () => app.db.updateTable('account').set({ suspended_at: NOW }).execute()],
  ['its alert has ended', () => app.db.deleteFrom('saved_search').execute()],
])('a mail is not sent where %s', async (_why, happens) => {
  await happens(await write(['One nurse', 'Other nurse']));
  expect(await send()).toEqual([]);
  expect(await outcome()).toEqual([{ sent_at: null, failure: 'too_late', body_text: null }]);
});

test('two mails of a search that wait tell each what it was written about', async () => {
  await write(['First nurse']);
  await write(['Second nurse'], '2026-11-24T09:30:00.000Z');
  const [first, second] = await send();
  expect([first?.text.includes('First nurse'), first?.text.includes('Second nurse')]).toEqual([true, false]);
  expect([second?.text.includes('First nurse'), second?.text.includes('Second nurse')]).toEqual([false, true]);
});

test('more than fit in a mail are told by their number then, too', async () => {
  await write(Array.from({ length: 12 }, (_, index) => `Nurse ${index}`));
  expect((await send())[0]?.subject).toBe('New jobs: All jobs');
});
