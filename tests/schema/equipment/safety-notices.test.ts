import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createConversation } from '../../factories/conversation.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { change } from '../contact/contact-portal.ts';
import { notice, type Person, safetyDeskAt } from './safety-desk.ts';

let app: TestApp;
let operator: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { person, offered, publish, published, withdraw, mails } = safetyDeskAt(() => app);

beforeEach(async () => {
  await app.db.deleteFrom('safety_notice').execute();
  await app.db.deleteFrom('equipment').execute();
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
  operator = await person('operator');
});

async function item(id: string) {
  const query = `query ($id: ID!) { equipmentItem(id: $id) { saleIsPaused buyUrl safetyNotices { reference } } }`;
  const { data } = await askGraph(app, query, { variables: { id } });
  return data?.['equipmentItem'] as { saleIsPaused: boolean; buyUrl: string | null; safetyNotices: object[] };
}
const contact = (equipmentId: string, token?: string) =>
  change(app, 'contactSupplier(input: $input)', {
    variables: { input: { equipmentId, name: 'Asha', email: 'asha@example.com', message: 'How much?' } },
    declared: '($input: SupplierMessageInput!)',
    token,
  });

describe('an open notice', () => {
  test('pauses the products that its words match: no link to buy, no message to the supplier', async () => {
    const seller = await person();
    const id = await offered(seller.id, 'Quillpump QP-7', { product_url: 'https://example.com/qp7' });
    const other = await offered(seller.id, 'Quillpump QP-70');
    expect(await item(id)).toEqual({ saleIsPaused: false, buyUrl: 'https://example.com/qp7', safetyNotices: [] });
    expect(await publish(operator.token)).toMatchObject({
      __typename: 'SafetyNoticePayload',
      notice: { slug: 'dsi-2026-044' },
      pausedProducts: 1,
      pausedOrderItems: 0,
    });
    expect(await item(id)).toEqual({
      saleIsPaused: true,
      buyUrl: null,
      safetyNotices: [{ reference: notice.reference }],
    });
    expect(await item(other)).toMatchObject({ saleIsPaused: false });
    for (const token of [undefined, (await person('member')).token]) {
      expect(await contact(id, token)).toMatchObject({
        __typename: 'ConflictError',
        message: expect.stringContaining('paused because of the safety notice DSI/2026/044'),
      });
    }
    expect(await contact(other)).toMatchObject({ __typename: 'ContactSupplierPayload' });
    const { data } = await askGraph(app, '{ equipment(first: 5) { nodes { id saleIsPaused } } }');
    expect(data?.['equipment']).toEqual({
      nodes: expect.arrayContaining([
        { id, saleIsPaused: true },
        { id: other, saleIsPaused: false },
      ]),
    });
  });

  test('leaves what is excepted, also after it is changed', async () => {
    const seller = await person();
    const id = await offered(seller.id);
    await published(operator.token, { exceptProducts: [id] });
    expect(await item(id)).toMatchObject({ saleIsPaused: false });
    expect(await mails()).toEqual([]);
    expect(await update(operator, id)).toMatchObject({ __typename: 'EquipmentPostingPayload' });
    expect(await item(id)).toMatchObject({ saleIsPaused: false });
  });

  test('pauses a product at once that is published later or changed so that it matches', async () => {
    await published(operator.token);
    const seller = await person();
    const waiting = await offered(seller.id, 'Quillpump QP-7', {
      review_state: 'in_review',
      submitted_at: '2026-11-18T09:00:00.000Z',
    });
    expect(await review(waiting)).toMatchObject({ __typename: 'EquipmentPostingPayload' });
    expect(await item(waiting)).toMatchObject({ saleIsPaused: true });
    const letters = await app.db
      .selectFrom('outgoing_mail')
      .select(['kind', 'body_text as text'])
      .where('account_id', '=', seller.id)
      .orderBy('kind')
      .execute();
    expect(letters.map(({ kind }) => kind)).toEqual(['equipment-published', 'safety-notice']);
    expect(letters[0]?.text).toContain('The sale of this product is paused');
    // An operator changes what stays listed.
    const sample = await offered(null, 'Other pump');
    expect(await update(operator, sample)).toMatchObject({ __typename: 'EquipmentPostingPayload' });
    expect(await item(sample)).toMatchObject({ saleIsPaused: true });
  });

  test('is withdrawn, and the sale goes on where no other notice pauses it', async () => {
    const id = await offered(null);
    const first = await published(operator.token);
    const second = await published(operator.token, {
      reference: 'FSN 2026-7',
      publishedOn: '2026-11-03',
      criteria: { products: ['Quillpump'] },
    });
    expect((await item(id)).safetyNotices).toEqual([{ reference: 'FSN 2026-7' }, { reference: 'DSI/2026/044' }]);
    expect(await withdraw(operator.token, first)).toMatchObject({
      notice: { id: first, withdrawnAt: expect.any(String), withdrawalReason: 'The maker has mended all pumps.' },
    });
    expect(await item(id)).toMatchObject({ saleIsPaused: true, safetyNotices: [{ reference: 'FSN 2026-7' }] });
    await withdraw(operator.token, second);
    expect(await item(id)).toMatchObject({ saleIsPaused: false, safetyNotices: [] });
    const entries = await app.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'reason'])
      .where('subject_id', '=', first)
      .orderBy('action')
      .execute();
    expect(entries).toEqual([
      { action: 'safety_notice.published', actor_id: operator.id, reason: null },
      { action: 'safety_notice.withdrawn', actor_id: operator.id, reason: 'The maker has mended all pumps.' },
    ]);
  });
});

describe('who is told', () => {
  test('are the supplier and the buyers, each once, with what to do and where it stands', async () => {
    const seller = await person();
    const product = await offered(seller.id);
    await offered(seller.id, 'QUILLPUMP QP 7, used');
    const buyer = await person('member');
    const order = [{ description: 'Quillpump QP7' }, { description: 'Quillpump QP-7, spare' }];
    await createBulkOrder(app.db, { account_id: buyer.id, reference: 'BO-1' }, order);
    await createBulkOrder(
      app.db,
      { account_id: buyer.id, reference: 'BO-2', closed_at: '2026-11-01T09:00:00Z' },
      order,
    );
    await createBulkOrder(app.db, { email: 'Visitor@example.com' }, order);
    await createBulkOrder(app.db, { email: 'visitor@example.com' }, order);
    await createBulkOrder(app.db, { email: 'nobody@example.com' }, [{ description: 'Bed' }]);
    const { supplier_id } = await app.db
      .selectFrom('equipment')
      .select('supplier_id')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const asked = { supplier_id, equipment_id: product };
    await createConversation(app.db, { ...asked, account_id: seller.id });
    await createConversation(app.db, { ...asked, account_id: buyer.id });
    await createConversation(app.db, { ...asked, email: 'writer@example.com' });
    const id = await published(operator.token);
    const told = await mails();
    expect(told.map(({ recipient }) => recipient?.toLowerCase()).toSorted()).toEqual(
      [seller.email, buyer.email, 'visitor@example.com', 'writer@example.com'].toSorted(),
    );
    for (const { subject, text } of told) {
      expect(subject).toContain('DSI/2026/044');
      expect(text).toContain('What to do: Check the pump by eye');
      expect(text).toContain('/equipment/safety-notices?notice=dsi-2026-044');
      expect(text).toContain('https://example.com/dsi-2026-044');
    }
    const to = (email: string) => told.find(({ recipient }) => recipient === email);
    expect(to(seller.email)?.text).toContain(
      'It concerns equipment that you list: QUILLPUMP QP 7, used and Quillpump QP-7.',
    );
    expect(to(buyer.email)?.text).toContain('BO-1');
    expect(to(buyer.email)?.text).toContain('BO-2');
    expect([to(seller.email)?.account_id, to('writer@example.com')?.account_id]).toEqual([seller.id, null]);
    await withdraw(operator.token, id);
    await withdraw(operator.token, id);
    const again = await mails();
    expect(again.filter(({ kind }) => kind === 'safety-notice-withdrawn')).toHaveLength(4);
    expect(again).toHaveLength(8);
  });

  test('are told once, however often it is sent, and however much matches later', async () => {
    const seller = await person();
    await offered(seller.id);
    const key = randomUUID();
    const first = await publish(operator.token, {}, key);
    expect(await publish(operator.token, {}, key)).toEqual(first);
    expect(await publish(operator.token)).toMatchObject({
      __typename: 'ConflictError',
      message: 'There is a notice with this reference already.',
    });
    // However it is spelled.
    expect(await publish(operator.token, { reference: 'dsi 2026 044' })).toMatchObject({ __typename: 'ConflictError' });
    const later = await offered(seller.id, 'Quillpump QP-7 mark 2', {
      review_state: 'in_review',
      submitted_at: '2026-11-18T09:00:00.000Z',
    });
    await review(later);
    expect(await item(later)).toMatchObject({ saleIsPaused: true });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([seller.email]);
    const { data } = await askGraph(app, '{ myData { json } }', { token: seller.token });
    const { safetyNotices } = JSON.parse((data?.['myData'] as { json: string } | undefined)?.json ?? '{}');
    expect(safetyNotices).toMatchObject({
      told: [{ reference: notice.reference, title: notice.title, toldAt: expect.any(String) }],
      equipment: [{ name: 'Quillpump QP-7', isConcerned: true }, { name: 'Quillpump QP-7 mark 2' }],
      orderItems: [],
    });
  });

  test('are the members of an organisation who publish or buy for it, except suspended ones', async () => {
    const [owner, colleague, reader, gone] = [await person(), await person(), await person(), await person()];
    const { id: organisation_id } = await createOrganisation(app.db, [
      { id: owner.id, roles: ['publish'], verified: true },
      { id: colleague.id, roles: ['publish', 'buy'], verified: true },
      { id: reader.id, roles: ['manage'], verified: true },
      { id: gone.id, roles: ['publish', 'buy'], verified: true },
    ]);
    await app.db
      .updateTable('account')
      .set({ suspended_at: '2026-11-19T09:00:00Z' })
      .where('id', '=', gone.id)
      .execute();
    const id = await offered(owner.id);
    await app.db
      .updateTable('supplier')
      .set({ organisation_id })
      .where('id', 'in', app.db.selectFrom('equipment').select('supplier_id').where('id', '=', id))
      .execute();
    await published(operator.token);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email, colleague.email].toSorted());
  });

  test('are none where it comes to nothing', async () => {
    await offered((await person()).id);
    expect(await publish(operator.token, { sourceUrl: 'http://example.com/plain' })).toMatchObject({
      fields: [{ path: 'sourceUrl' }],
    });
    expect(await publish(operator.token, { publishedOn: '2030-01-01' })).toMatchObject({
      fields: [{ path: 'publishedOn' }],
    });
    expect(await publish(operator.token, { title: ' ', advice: '' })).toMatchObject({
      fields: [{ path: 'title' }, { path: 'advice' }],
    });
    expect(await mails()).toEqual([]);
    expect(await app.db.selectFrom('safety_notice').select('id').execute()).toEqual([]);
  });
});

/** Has a product be called as the notice says, with nothing else changed. */
function update({ token }: Person, id: string) {
  return change(app, 'updateEquipment(id: $id, input: $input)', {
    variables: {
      id,
      input: {
        name: 'Quillpump QP-7',
        description: 'A product that a test has made.',
        category: 'DIAGNOSTIC',
        price: 90,
        condition: 'NEW',
        inStock: 3,
      },
    },
    declared: '($id: ID!, $input: EquipmentInput!)',
    token,
  });
}

function review(id: string) {
  return change(app, 'reviewEquipment(id: $id, revision: 1, decision: PUBLISH)', {
    variables: { id },
    declared: '($id: ID!)',
    token: operator.token,
  });
}
