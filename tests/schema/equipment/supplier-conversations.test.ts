import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { change, sent } from '../contact/contact-portal.ts';

const DAY = 86_400_000;
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
  await app.db.deleteFrom('supplier_conversation').execute();
  await app.db.deleteFrom('enquiry').execute();
});

interface Person {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

async function person(access: 'member' | 'verified' | 'operator' = 'verified'): Promise<Person> {
  const { id, email } = await createAccount(app.db, { access });
  return { id, email, token: (await createSession(app.db, { account_id: id })).accessToken };
}

/** A product that an account sells alone. */
async function offered(owner_id: string | null): Promise<string> {
  const supplier = await createSupplier(app.db, { owner_id });
  return (await createEquipment(app.db, { supplier_id: supplier.id, owner_id, name: 'Infusion pump' })).id;
}

const buyer = { name: 'Asha Mensah', email: 'asha@example.com', phone: '01632 960 001', organization: 'Brambleford' };
const contact = (equipmentId: string, other: object = {}, as: { token?: string; key?: string } = {}) =>
  change(app, 'contactSupplier(input: $input)', {
    variables: { input: { ...buyer, equipmentId, message: 'Does it fit a trolley?', ...other } },
    declared: '($input: SupplierMessageInput!)',
    selection: '... on ContactSupplierPayload { reference }',
    ...as,
  });
const fields = `side conversation { reference productName supplierName buyerName buyerPhone state isReported }
  entries { writtenBy body }`;
const done = `... on SupplierConversationPayload { thread { ${fields} } }`;
const reply = (key: string, message: string, as: { token?: string; key?: string } = {}) =>
  change(app, 'replyToSupplierConversation(key: $key, message: $message)', {
    variables: { key, message },
    declared: '($key: String!, $message: String!)',
    selection: done,
    ...as,
  });
const report = (key: string, reason: string, as: { token?: string } = {}) =>
  change(app, 'reportSupplierConversation(key: $key, reason: $reason)', {
    variables: { key, reason },
    declared: '($key: String!, $reason: String!)',
    selection: done,
    ...as,
  });
const stop = (id: string, token: string) =>
  change(app, 'stopSupplierConversation(id: $id)', {
    variables: { id },
    declared: '($id: ID!)',
    selection: done,
    token,
  });
async function look(key: string, token?: string) {
  const query = `query ($key: String!) { supplierConversation(key: $key) { ${fields} } }`;
  const { data, errors } = await askGraph(app, query, { variables: { key }, token });
  return errors?.[0]?.extensions.code ?? data?.['supplierConversation'];
}
async function listed(side: 'BUYER' | 'SUPPLIER', token: string) {
  const query = `{ supplierConversations(side: ${side}) { totalCount nodes { productName } } }`;
  const { data } = await askGraph(app, query, { token });
  return (data?.['supplierConversations'] as { totalCount: number } | undefined)?.totalCount;
}
const rows = () => app.db.selectFrom('supplier_conversation').selectAll().execute();
/** The key of a mailed link. */
const keyIn = (text = '') => /\/equipment\?conversation=(\S+)/.exec(text)?.[1] ?? '';

/** A visitor writes to a seller; the keys of both sides. */
async function begun(seller: Person) {
  expect(await contact(await offered(seller.id))).toMatchObject({ __typename: 'ContactSupplierPayload' });
  const mails = await sent(app, clock);
  const key = (kind: string) => keyIn(mails.find((mail) => mail.kind === kind)?.text);
  return { id: key('supplier-message'), link: key('supplier-message-sent') };
}

describe('a message to a supplier', () => {
  test('is stored, and mailed to both sides without a word of what was entered', async () => {
    const seller = await person();
    expect(await contact(await offered(seller.id))).toMatchObject({
      reference: expect.stringMatching(/^S2026-\d{10}$/),
    });
    const mails = await sent(app, clock);
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['supplier-message', seller.email],
      ['supplier-message-sent', buyer.email],
    ]);
    for (const { subject, text, html } of mails) {
      for (const entered of [...Object.values(buyer), 'trolley']) {
        expect(`${subject} ${text} ${html}`).not.toContain(entered);
      }
    }
  });

  test('is answered by the supplier and written back to by the mailed link, with a mail to the other side each time', async () => {
    const seller = await person();
    const { id, link } = await begun(seller);
    expect(await look(link)).toMatchObject({
      side: 'buyer'.toUpperCase(),
      conversation: { productName: 'Infusion pump', state: 'WAITING', isReported: false },
      entries: [{ writtenBy: 'BUYER', body: 'Does it fit a trolley?' }],
    });
    const answer = await reply(id, 'It does.', { token: seller.token });
    expect(answer).toMatchObject({
      thread: { side: 'SUPPLIER', conversation: { state: 'ANSWERED', buyerPhone: buyer.phone } },
    });
    expect(await sent(app, clock)).toMatchObject([{ kind: 'supplier-message-answered', recipient: buyer.email }]);
    const key = randomUUID();
    for (const _time of [1, 2]) {
      expect(await reply(link, 'Then we order.', { key })).toMatchObject({
        thread: {
          side: 'BUYER',
          conversation: { state: 'WAITING' },
          entries: [{}, { writtenBy: 'SUPPLIER', body: 'It does.' }, { writtenBy: 'BUYER', body: 'Then we order.' }],
        },
      });
    }
    expect(await sent(app, clock)).toMatchObject([{ kind: 'supplier-message', recipient: seller.email }]);
  });

  test('is sent once by the same request, also by 5 at the same moment', async () => {
    const seller = await person();
    const product = await offered(seller.id);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => contact(product, {}, { key })));
    expect(answers.filter(({ __typename: type }) => !/Payload|Conflict/.test(type))).toEqual([]);
    expect(await rows()).toHaveLength(1);
    expect(await sent(app, clock)).toHaveLength(2);
    await expect(contact(product, { message: 'Another' }, { key })).rejects.toThrow('IDEMPOTENCY_KEY_REUSED');
  });

  test('to a supplier for whom no verified account answers is refused, and nothing of it is kept', async () => {
    const member = await person('member');
    for (const product of [await offered(null), await offered(member.id)]) {
      expect(await contact(product)).toMatchObject({
        __typename: 'ConflictError',
        message: 'This supplier takes no messages here. Call them.',
      });
    }
    expect(await rows()).toEqual([]);
    expect(await sent(app, clock)).toEqual([]);
  });

  test('about no product, or one that is not offered, is refused', async () => {
    const seller = await person();
    const product = await offered(seller.id);
    await app.db.updateTable('equipment').set({ hidden_at: now.toISOString() }).where('id', '=', product).execute();
    for (const id of [product, randomUUID(), 'none']) {
      expect(await contact(id)).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a line break in a name', { name: 'Asha\r\nBcc: all@example.com' }, 'name'],
    ['no such address', { email: 'asha' }, 'email'],
    ['no phone number', { phone: 'ask me' }, 'phone'],
    ['a long organisation', { organization: 'a'.repeat(201) }, 'organization'],
    ['no message', { message: '\n' }, 'message'],
    ['a long message', { message: 'a'.repeat(5_001) }, 'message'],
  ])('with %s is refused', async (_case, other, path) => {
    const seller = await person();
    expect(await contact(await offered(seller.id), other)).toMatchObject({ fields: [{ path }] });
    expect(await rows()).toEqual([]);
  });
});

describe('who reads it', () => {
  test('is its buyer and those who publish for the organisation of the supplier', async () => {
    const [owner, colleague, unverified] = await Promise.all([person(), person(), person()]);
    const [buys, other, operator] = await Promise.all([person(), person(), person('operator')]);
    const product = await offered(owner.id);
    await createOrganisation(app.db, [
      { id: owner.id },
      { id: colleague.id },
      { id: unverified.id, verified: false },
      { id: buys.id, roles: ['buy'] },
    ]);
    const signedIn = await person('member');
    expect(await contact(product, {}, { token: signedIn.token })).toMatchObject({
      __typename: 'ContactSupplierPayload',
    });
    const mailed = (await sent(app, clock)).filter(({ kind }) => kind === 'supplier-message');
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual([owner.email, colleague.email].sort());
    const [row] = await rows();
    const id = row?.id ?? '';
    expect(await look(id, signedIn.token)).toMatchObject({ side: 'BUYER' });
    for (const { token } of [owner, colleague]) {
      expect(await look(id, token)).toMatchObject({ side: 'SUPPLIER' });
      expect(await listed('SUPPLIER', token)).toBe(1);
    }
    for (const { token } of [unverified, buys, other, operator]) {
      expect(await look(id, token)).toBeNull();
      expect(await listed('SUPPLIER', token)).toBe(0);
      expect(await reply(id, 'Hello', { token })).toMatchObject({ __typename: 'NotFoundError' });
    }
    expect(await look(id)).toBeNull();
    expect(await listed('BUYER', signedIn.token)).toBe(1);
    expect(await listed('BUYER', owner.token)).toBe(0);
    // Who loses the verification reads on, and does not answer.
    await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', colleague.id).execute();
    expect(await reply(id, 'Hello', { token: colleague.token })).toMatchObject({ __typename: 'ForbiddenError' });
  });

  test('are operators once it was reported, who reply to the report and can stop it', async () => {
    const [seller, operator] = await Promise.all([person(), person('operator')]);
    const { id, link } = await begun(seller);
    expect(await stop(id, operator.token)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await report(link, ' ')).toMatchObject({ fields: [{ path: 'reason', message: 'Enter what is wrong' }] });
    expect(await report(link, 'The supplier asks for my password.')).toMatchObject({
      thread: { conversation: { isReported: true } },
    });
    const [enquiry] = await app.db.selectFrom('enquiry').selectAll().execute();
    expect(enquiry).toMatchObject({ email: buyer.email, category: 'equipment', state: 'open' });
    const [entry] = await app.db.selectFrom('enquiry_entry').select('body').execute();
    expect(entry?.body).toContain('The supplier asks for my password.');
    expect(entry?.body).toContain(`/equipment?conversation=${id}`);
    expect(await look(id, operator.token)).toMatchObject({ side: 'OPERATOR' });
    expect(await reply(id, 'Hello', { token: operator.token })).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await stop(id, seller.token)).toMatchObject({ __typename: 'ForbiddenError' });
    for (const _time of [1, 2]) {
      expect(await stop(id, operator.token)).toMatchObject({ thread: { conversation: { state: 'STOPPED' } } });
    }
    for (const answer of [reply(link, 'Hello'), reply(id, 'Hello', { token: seller.token })]) {
      expect(await answer).toMatchObject({ __typename: 'ConflictError' });
    }
    const audit = await app.db.selectFrom('audit_entry').select('id').where('subject_id', '=', id).execute();
    expect(audit).toHaveLength(1);
  });

  test('is refused by a link that was never mailed, and by one of a deleted conversation', async () => {
    const { link } = await begun(await person());
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`;
    for (const made of ['', 'made up', changed]) {
      expect(await look(made)).toBeNull();
      expect(await reply(made, 'Hello')).toMatchObject({ __typename: 'NotSignedInError' });
    }
    expect(await look('a'.repeat(10_000))).toBe('BAD_USER_INPUT');
    now = new Date(now.getTime() + 365 * DAY + 1);
    await deleteOldData(app.db, now);
    expect(await look(link)).toBeNull();
    expect(await reply(link, 'Hello')).toMatchObject({ __typename: 'NotFoundError' });
  });
});

test('what an account wrote is in its download, and goes with it', async () => {
  const [owner, seller, member] = await Promise.all([person(), person(), person('member')]);
  const product = await offered(owner.id);
  await createOrganisation(app.db, [{ id: owner.id }, { id: seller.id }]);
  await contact(product, {}, { token: member.token });
  const [row] = await rows();
  await reply(row?.id ?? '', 'It does.', { token: seller.token });
  const download = async (token: string) => {
    const { data } = await askGraph(app, '{ myData { json } }', { token });
    return JSON.parse(String((data?.['myData'] as { json: string } | undefined)?.json)).supplierConversations;
  };
  expect(await download(member.token)).toMatchObject({
    begun: [{ email: buyer.email, messages: [{ writtenBy: 'buyer' }, { writtenBy: 'supplier', body: 'It does.' }] }],
    answered: [],
  });
  expect(await download(seller.token)).toMatchObject({ begun: [], answered: [{ body: 'It does.' }] });
  await app.db.deleteFrom('account').where('id', '=', seller.id).execute();
  expect(await app.db.selectFrom('supplier_conversation_entry').select('body').execute()).toEqual([
    { body: 'Does it fit a trolley?' },
  ]);
  await app.db.deleteFrom('account').where('id', '=', member.id).execute();
  expect(await rows()).toEqual([]);
});
