import type { Kysely, Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextMailDay } from '../../../schema/desk/mail/desk-mail-time.ts';
import { planDeskMails, writeDeskMails } from '../../../schema/desk/mail/write-desk-mails.ts';
import { DESK_MAIL_LINK } from '../../../schema/outbox/link-place.ts';
import type { NewQueueJob, QueueName } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createAccount } from '../../factories/account.ts';
import { createEnquiry } from '../../factories/enquiry.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testSecret } from '../../support/test-app.ts';

let app: TestApp;
let ada: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['outgoing_mail', 'enquiry', 'desk_mail_day', 'account'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  await app.db.deleteFrom('equipment').where('review_state', '=', 'in_review').execute();
  added = [];
  ada = (await createAccount(app.db, { access: 'operator', email: 'ada@example.com', email_key: 'ada@example.com' }))
    .id;
});

const site = { productName: 'Portal', origin: 'https://portal.example' };
let added: (NewQueueJob & { readonly name: QueueName })[];

/** What the work is given at an instant. */
function host(now: string, db: Kysely<DB> = app.db) {
  const queue = {
    add: async (_transaction: Transaction<DB>, name: QueueName, jobs: readonly NewQueueJob[]) => {
      added.push(...jobs.map((job) => ({ ...job, name })));
    },
  };
  return { db, clock: { now: () => new Date(now) }, ports: { site, queue } };
}

const jobOf = (day: string) => `00000000-0000-4000-8000-0000${day.replaceAll('-', '')}`;
const planned = () => added.filter(({ name }) => name === 'desk-mail');
const mails = () =>
  app.db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body_text as text', 'useless_after as uselessAfter'])
    .select(['account_id as accountId', 'token_id as tokenId', 'unsubscribe_address as unsubscribeAddress'])
    .where('kind', '=', 'desk-mail')
    .orderBy('recipient')
    .execute();
const waitingSince = (waiting_since: string) => createEnquiry(app.db, { waiting_since, subject: 'Ward 7 of Asha' });

describe('what waits is mailed at 8am in London on working days', () => {
  test.each([
    ['in winter', '2026-11-24T07:59:59.999Z', '2026-11-24T08:00:00.000Z'],
    ['once that has come, on the next day', '2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z'],
    ['in summer', '2026-07-07T06:00:00.000Z', '2026-07-07T07:00:00.000Z'],
    ['from the Friday before clocks go forward', '2026-03-27T08:00:00.000Z', '2026-03-30T07:00:00.000Z'],
    ['from the Friday before clocks go back', '2026-10-23T07:00:00.000Z', '2026-10-26T08:00:00.000Z'],
    ['not before that on the Monday after', '2026-10-26T07:30:00.000Z', '2026-10-26T08:00:00.000Z'],
    ['not over Easter', '2026-04-02T07:00:00.000Z', '2026-04-07T07:00:00.000Z'],
    ['not at Christmas', '2026-12-24T08:00:00.000Z', '2026-12-29T08:00:00.000Z'],
    [
      'just after midnight in summer, of the day that it is in London',
      '2026-07-06T23:30:00.000Z',
      '2026-07-07T07:00:00.000Z',
    ],
  ])('%s', async (_when, now, startAfter) => {
    await planDeskMails(host(now));
    expect(planned()).toEqual([{ name: 'desk-mail', id: jobOf(startAfter.slice(0, 10)), startAfter }]);
  });

  test('a year of days has each working day once, and each at 8am', () => {
    const days: string[] = [];
    let now = new Date('2026-01-01T00:00:00.000Z');
    while (days.length < 253) {
      const { day, from } = nextMailDay(now);
      days.push(day);
      expect(from.toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('08:00:00');
      now = from;
    }
    expect(days[0]).toBe('2026-01-02');
    expect(days.at(-1)).toBe('2026-12-31');
    expect(new Set(days).size).toBe(253);
  });
});

test('each operator is mailed how much waits in each queue, and nothing of whom it is about', async () => {
  const ben = await createAccount(app.db, {
    access: 'operator',
    email: 'ben@example.com',
    email_key: 'ben@example.com',
  });
  await createAccount(app.db, { access: 'operator', suspended_at: '2026-11-01T00:00:00.000Z' });
  await createAccount(app.db, { access: 'verified' });
  await waitingSince('2026-11-23T07:00:00.000Z');
  await waitingSince('2026-11-24T07:00:00.000Z');
  await createEquipment(app.db, { review_state: 'in_review', submitted_at: '2026-11-24T07:00:00.000Z' });
  await writeDeskMails(host('2026-11-24T08:00:01.000Z'), jobOf('2026-11-24'));
  const [first, second, ...more] = await mails();
  expect(more).toEqual([]);
  expect(second).toMatchObject({ recipient: 'ben@example.com', accountId: ben.id, tokenId: ben.id });
  expect(first).toMatchObject({
    recipient: 'ada@example.com',
    accountId: ada,
    subject: 'Operations: 3 waiting, 1 overdue',
    uselessAfter: '2026-11-24T17:00:00.000Z',
    unsubscribeAddress: 'https://portal.example/account?unsubscribe={token}',
  });
  expect(first?.text).toBe(`Hello,

3 items were waiting for operators at 8am today. 1 of them is overdue.

Go to operations:
https://portal.example/operations

Equipment: 1 waiting, 0 overdue:
https://portal.example/operations?section=equipment

Messages: 2 waiting, 1 overdue:
https://portal.example/operations?section=messages

These pages are there for operators who are signed in. If you see "Page not found", sign in first.

Get no more of these emails:
https://portal.example/account?unsubscribe={token}

Portal
https://portal.example
`);
});

describe('a day is mailed once', () => {
  const now = '2026-11-24T08:00:00.500Z';

  test('with two workers at the same moment', async () => {
    await waitingSince('2026-11-24T07:00:00.000Z');
    const job = jobOf('2026-11-24');
    await Promise.all([writeDeskMails(host(now), job), writeDeskMails(host(now), job)]);
    expect(await mails()).toHaveLength(1);
    await writeDeskMails(host('2026-11-24T09:00:00.000Z'), job);
    expect(await mails()).toHaveLength(1);
    const { mails: noted } = await app.db.selectFrom('desk_mail_day').select('mails').executeTakeFirstOrThrow();
    expect(noted).toBe(1);
  });

  test('where the first attempt went down half way, which leaves nothing', async () => {
    await createAccount(app.db, { access: 'operator' });
    await waitingSince('2026-11-24T07:00:00.000Z');
    const failing = host(now);
    let mailed = 0;
    const { add } = failing.ports.queue;
    failing.ports.queue.add = async (transaction, name, jobs) => {
      mailed += name === 'outgoing-mail' ? 1 : 0;
      if (mailed === 2) {
        throw new Error('killed');
      }
      await add(transaction, name, jobs);
    };
    await expect(writeDeskMails(failing, jobOf('2026-11-24'))).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);
    expect(planned(), 'the next day is planned all the same').toHaveLength(1);
    await writeDeskMails(host(now), jobOf('2026-11-24'));
    expect(await mails()).toHaveLength(2);
  });

  test('and the next is planned, also by a clock that is a little behind', async () => {
    await writeDeskMails(host('2026-11-27T07:59:59.900Z'), jobOf('2026-11-27'));
    expect(planned()).toEqual([{ name: 'desk-mail', id: jobOf('2026-11-30'), startAfter: '2026-11-30T08:00:00.000Z' }]);
  });
});

test('nothing is mailed where nothing waits, nor later that day', async () => {
  await writeDeskMails(host('2026-11-24T08:00:00.000Z'), jobOf('2026-11-24'));
  await waitingSince('2026-11-24T08:30:00.000Z');
  await writeDeskMails(host('2026-11-24T09:00:00.000Z'), jobOf('2026-11-24'));
  expect(await mails()).toEqual([]);
});

test('what a worker comes to after the working day is left out, and the next day is planned', async () => {
  await waitingSince('2026-11-24T07:00:00.000Z');
  await writeDeskMails(host('2026-11-24T17:00:00.000Z'), jobOf('2026-11-24'));
  expect(await mails()).toEqual([]);
  expect(planned()).toMatchObject([{ id: jobOf('2026-11-25') }]);
});

describe('an operator', () => {
  const token = async (account_id = ada) => (await createSession(app.db, { account_id })).accessToken;
  const ask = async (query: string, as?: string) => {
    const { data, errors } = await askGraph(app, query, as === undefined ? {} : { token: as });
    expect(errors).toBeUndefined();
    return data as Record<string, unknown>;
  };
  const mailTomorrow = async () => {
    await app.db.deleteFrom('desk_mail_day').execute();
    await writeDeskMails(host('2026-11-25T08:00:00.000Z'), jobOf('2026-11-25'));
    return (await mails()).length;
  };

  test('who wants it no more gets none, until they want it again', async () => {
    const as = await token();
    await waitingSince('2026-11-24T07:00:00.000Z');
    expect(await ask('{ deskMailIsWanted }', as)).toEqual({ deskMailIsWanted: true });
    const set = (isWanted: boolean) =>
      ask(`mutation { setDeskMail(isWanted: ${isWanted}) { ... on DeskMailPayload { isWanted } } }`, as);
    expect(await set(false)).toEqual({ setDeskMail: { isWanted: false } });
    expect(await set(false)).toEqual({ setDeskMail: { isWanted: false } });
    expect(await ask('{ deskMailIsWanted }', as)).toEqual({ deskMailIsWanted: false });
    expect(await mailTomorrow()).toBe(0);
    expect(await set(true)).toEqual({ setDeskMail: { isWanted: true } });
    expect(await mailTomorrow()).toBe(1);
  });

  test('ends it by the link in the mail, without a session, on the page or by a button of the mail program', async () => {
    const link = linkTokens([testSecret]).tokenOf(DESK_MAIL_LINK, ada);
    const answer = '__typename ... on MessagePayload { message } ... on Error { message }';
    const stop = (given: string) => ask(`mutation { stopDeskMail(token: "${given}") { ${answer} } }`);
    const other = linkTokens([testSecret]).tokenOf('newsletter_subscription', ada);
    expect(await stop(other)).toMatchObject({ stopDeskMail: { __typename: 'ValidationError' } });
    await waitingSince('2026-11-24T07:00:00.000Z');
    expect(await mailTomorrow()).toBe(1);
    await app.db.deleteFrom('outgoing_mail').execute();
    for (const _time of [1, 2]) {
      expect(await stop(link)).toEqual({
        stopDeskMail: {
          __typename: 'MessagePayload',
          message:
            'You get no more daily emails about what is waiting. You can ask for them again on your account page.',
        },
      });
    }
    expect(await mailTomorrow()).toBe(0);
    await app.db.updateTable('account').set({ desk_mail_stopped_at: null }).execute();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST', headers, payload: 'List-Unsubscribe=One-Click' } as const;
    expect((await app.server.inject({ ...post, url: '/account?unsubscribe=made-up' })).statusCode).toBe(400);
    expect((await app.server.inject({ ...post, url: `/account?unsubscribe=${link}` })).statusCode).toBe(200);
    expect(await mailTomorrow()).toBe(0);
  });
});
