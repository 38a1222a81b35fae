import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { change, enquiry, reply, sendEnquiry, sent, threadFields, tokenIn } from './contact-portal.ts';

const HOUR = 3_600_000;
let app: TestApp;
let now = testNow;
const clock = { now: () => now };

beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('enquiry').execute();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const rows = () => app.db.selectFrom('enquiry').selectAll().orderBy('id').execute();
const person = async (access: 'member' | 'operator') => {
  const { id } = await createAccount(app.db, { access });
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
};
/** Sends an enquiry; its link, by the receipt. */
async function sentThread(other: object = {}, as: { token?: string } = {}): Promise<string> {
  expect(await sendEnquiry(app, other, as)).toMatchObject({ __typename: 'SendEnquiryPayload' });
  return tokenIn((await sent(app, clock)).at(-1), 'thread');
}
async function look(thread: string) {
  const query = `query ($thread: String!) { enquiryThread(thread: $thread) { ${threadFields} } }`;
  const { data, errors } = await askGraph(app, query, { variables: { thread } });
  return errors?.[0]?.extensions.code ?? data?.['enquiryThread'];
}

describe('an enquiry', () => {
  test('is stored, acknowledged with a reference, and mailed with a link that leads to it', async () => {
    const answer = await sendEnquiry(app);
    const reference = expect.stringMatching(/^M2026-\d{10}$/);
    const dueAt = new Date(testNow.getTime() + 24 * HOUR).toISOString();
    expect(answer).toEqual({
      __typename: 'SendEnquiryPayload',
      receipt: { reference, sentAt: testNow.toISOString(), replyDueAt: dueAt },
    });
    const [mail, ...more] = await sent(app, clock);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'enquiry-received', recipient: enquiry.email });
    // Whose the address is, is not known: nothing that was entered goes there.
    for (const entered of [enquiry.name, enquiry.subject, 'try the search', enquiry.organization]) {
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(entered);
    }
    expect(await look(tokenIn(mail, 'thread'))).toEqual({
      reference: (answer['receipt'] as { reference: string }).reference,
      subject: enquiry.subject,
      categoryLabel: 'Partnership',
      state: 'OPEN',
      replyDueAt: dueAt,
      entries: [{ kind: 'MESSAGE', writtenBy: 'SENDER', body: enquiry.message, happenedAt: testNow.toISOString() }],
    });
  });

  test('is sent once by the same request, even a day later, and by another one it is refused', async () => {
    const key = randomUUID();
    const first = await sendEnquiry(app, {}, { key });
    later(23 * HOUR);
    expect(await sendEnquiry(app, {}, { key })).toEqual(first);
    const other = app.server.inject({
      method: 'POST',
      url: '/api/contact/enquiry',
      headers: { 'idempotency-key': key },
      payload: { ...enquiry, category: 'partnership', subject: 'Another subject' },
    });
    expect((await other).statusCode).toBe(422);
    expect(await rows()).toHaveLength(1);
    expect(await sent(app, clock)).toHaveLength(1);
  });

  test('is sent once by 8 requests at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendEnquiry(app, {}, { key })));
    expect(answers.filter(({ __typename: type }) => type === 'SendEnquiryPayload').length).toBeGreaterThan(0);
    expect(answers.filter(({ __typename: type }) => !['SendEnquiryPayload', 'ConflictError'].includes(type))).toEqual(
      [],
    );
    expect(await rows()).toHaveLength(1);
    expect(await sent(app, clock)).toHaveLength(1);
  });

  test('needs neither a phone number nor an organisation, and takes names of any script', async () => {
    await sendEnquiry(app, { name: 'Zoë Ó Briain 王小明', phone: null, organization: '  ' });
    expect(await rows()).toMatchObject([{ name: 'Zoë Ó Briain 王小明', phone: null, organization: null }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Enter your full name'],
    [
      'a line break in a name',
      { name: 'Asha\r\nBcc: all@example.com' },
      'name',
      'Full name must be one line of plain text',
    ],
    ['a long name', { name: 'a'.repeat(101) }, 'name', 'Full name must be 100 characters or fewer'],
    ['no address', { email: '' }, 'email', 'Enter your email address'],
    [
      'no such address',
      { email: 'asha' },
      'email',
      'Enter an email address in the correct format, like name@example.com',
    ],
    [
      'a line break in an address',
      { email: 'asha@example.com\nbcc:all@example.com' },
      'email',
      'Email address must be one line of plain text',
    ],
    ['no phone number', { phone: 'ask me' }, 'phone', 'Enter a phone number, like 01632 960 001 or +44 808 157 0192'],
    [
      'a long organisation',
      { organization: 'a'.repeat(201) },
      'organization',
      'Organisation must be 200 characters or fewer',
    ],
    ['no subject', { subject: '' }, 'subject', 'Enter a subject'],
    ['a line break in a subject', { subject: 'a\nb' }, 'subject', 'Subject must be one line of plain text'],
    ['no message', { message: '\n' }, 'message', 'Enter your message'],
    ['a long message', { message: 'a'.repeat(5_001) }, 'message', 'Message must be 5,000 characters or fewer'],
    ['what turns text', { message: 'a\u202eb' }, 'message', 'Message must be plain text'],
  ])('with %s is refused', async (_case, other, path, message) => {
    expect(await sendEnquiry(app, other)).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['a number for a text', { subject: 7 }],
    ['a list', { name: ['Asha'] }],
    ['a category that there is not', { category: 'gossip' }],
    ['a field that there is not', { state: 'closed' }],
  ])('on REST with %s is refused with 400', async (_case, other) => {
    const payload = { ...enquiry, category: 'partnership', ...other };
    const answer = await app.server.inject({ method: 'POST', url: '/api/contact/enquiry', payload });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('on REST is answered with 201 and its reference; all that is wrong with it is told at once', async () => {
    const post = (payload: object) => app.server.inject({ method: 'POST', url: '/api/contact/enquiry', payload });
    const answer = await post({ ...enquiry, category: 'partnership' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ reference: (await rows())[0]?.reference, category: 'partnership' });
    const refused = await post({ email: 'asha', category: 'partnership' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields).toSorted()).toEqual(['email', 'message', 'name', 'subject']);
  });

  test('of a signed-in sender is in their list and their download, and goes with the account', async () => {
    const { id, token } = await person('member');
    const other = await person('member');
    const thread = await sentThread({}, { token });
    const query = '{ myEnquiries { totalCount nodes { reference subject state thread } } myData { json } }';
    const { data } = await askGraph(app, query, { token });
    expect(data?.['myEnquiries']).toMatchObject({ nodes: [{ subject: enquiry.subject, state: 'OPEN', thread }] });
    const { enquiries } = JSON.parse(String((data?.['myData'] as { json: string } | undefined)?.json));
    expect(enquiries).toMatchObject([
      {
        email: enquiry.email,
        state: 'open',
        entries: [{ kind: 'message', writtenBy: 'sender', body: enquiry.message, happenedAt: now.toISOString() }],
      },
    ]);
    const { data: others } = await askGraph(app, query, { token: other.token });
    expect(others?.['myEnquiries']).toEqual({ totalCount: 0, nodes: [] });
    await app.db.deleteFrom('account').where('id', '=', id).execute();
    expect(await rows()).toEqual([]);
    expect(await look(thread)).toBeNull();
  });
});

describe('the link', () => {
  const close = (thread: string) =>
    change(app, 'closeEnquiryThread(thread: $thread)', {
      variables: { thread },
      declared: '($thread: String!)',
      selection: '... on EnquiryThreadPayload { thread { state entries { kind writtenBy } } }',
    });

  test('lets its holder write back, once a request, and close; a further message opens it again', async () => {
    const thread = await sentThread();
    later(HOUR);
    const key = randomUUID();
    for (const _time of [1, 2]) {
      expect(await reply(app, thread, 'There is one thing more.', { key })).toMatchObject({
        thread: { state: 'OPEN', entries: [{}, { body: 'There is one thing more.' }] },
      });
    }
    // The sender waits since the first message.
    expect((await rows())[0]?.waiting_since).toBe(testNow.toISOString());
    for (const _time of [1, 2]) {
      expect(await close(thread)).toMatchObject({
        thread: { state: 'CLOSED', entries: [{}, {}, { kind: 'CLOSED', writtenBy: 'SENDER' }] },
      });
    }
    expect((await rows())[0]?.waiting_since).toBeNull();
    later(HOUR);
    expect(await reply(app, thread, 'One more.')).toMatchObject({ thread: { state: 'OPEN' } });
    expect((await rows())[0]?.waiting_since).toBe(now.toISOString());
    expect(await reply(app, thread, ' ')).toMatchObject({
      fields: [{ path: 'message', message: 'Enter your message' }],
    });
  });

  test('that was never mailed, or whose enquiry is gone, leads nowhere', async () => {
    const thread = await sentThread();
    const changed = `${thread.slice(0, -1)}${thread.endsWith('A') ? 'E' : 'A'}`;
    const over = {
      __typename: 'ValidationError',
      fields: [
        {
          path: 'thread',
          message: 'This link is too old or not complete. Copy the whole of it from the email, or send a new message.',
        },
      ],
    };
    for (const made of ['', 'made up', changed]) {
      expect(await look(made)).toBeNull();
      expect(await reply(app, made, 'Hello')).toMatchObject(over);
      expect(await close(made)).toMatchObject(over);
    }
    expect(await look('a'.repeat(10_000))).toBe('BAD_USER_INPUT');
    later(365 * 24 * HOUR + 1);
    await deleteOldData(app.db, now);
    expect(await look(thread)).toBeNull();
    expect(await reply(app, thread, 'Hello')).toMatchObject(over);
  });

  test('takes no more than a page shows', async () => {
    const thread = await sentThread();
    const [row] = await rows();
    await sql`insert into enquiry_entry (enquiry_id, kind, written_by, body, happened_at)
      select ${row?.id}::uuid, 'message', 'sender', 'again', ${now.toISOString()}::timestamptz
      from generate_series(1, 99)`.execute(app.db);
    expect(await reply(app, thread, 'Hello')).toMatchObject({ __typename: 'ConflictError' });
  });
});

test('the measured time of a reply is the median of first replies of 90 days, once there are some', async () => {
  const measured = async () =>
    (await askGraph(app, '{ enquiryReplyTime { contactPageHours helpCenterHours medianMinutes replies } }')).data?.[
      'enquiryReplyTime'
    ];
  const insert = (minutes: readonly number[], sentAt: Date) =>
    app.db
      .insertInto('enquiry')
      .values(
        minutes.map((waited) => ({
          ...{ name: 'A', email: 'a@example.com', subject: 'a', category: 'other', state: 'answered' },
          reference: randomUUID(),
          sent_at: sentAt.toISOString(),
          first_replied_at: new Date(sentAt.getTime() + waited * 60_000).toISOString(),
          changed_at: sentAt.toISOString(),
        })),
      )
      .execute();
  await insert([1, 1, 1, 1, 1], new Date(testNow.getTime() - 100 * 24 * HOUR));
  await insert([30, 60, 90, 4_000], new Date(testNow.getTime() - 48 * HOUR));
  const promised = { contactPageHours: 24, helpCenterHours: 4 };
  expect(await measured()).toEqual({ ...promised, medianMinutes: null, replies: 3 + 1 });
  await insert([120], new Date(testNow.getTime() - 48 * HOUR));
  later(HOUR);
  expect(await measured()).toEqual({ ...promised, medianMinutes: 90, replies: 5 });
});
