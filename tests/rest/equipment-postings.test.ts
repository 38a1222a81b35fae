import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEquipmentExample } from '../../server/rest/equipment/examples.ts';
import { grantAccess, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let member: SignedIn;
let owner: SignedIn;
let other: SignedIn;
let operator: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [member, owner, other, operator] = (await Promise.all(
    ['Ashbarn Clinic', 'Brambleford Devices', 'Cawdle Supply', 'The portal'].map((organization) =>
      signUp(app, { organization }),
    ),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn];
  await grantAccess(app, 'verified', owner, other);
  await grantAccess(app, 'operator', operator);
});
afterAll(() => app.close());

const create = (token: string | undefined, given: object = {}) =>
  send(app, 'POST', '/equipment', { ...(token ? { token } : {}), body: { ...newEquipmentExample, ...given } });
const replace = (token: string, id: string, given: object = {}) =>
  send(app, 'PUT', `/equipment/${encodeURIComponent(id)}`, { token, body: { ...newEquipmentExample, ...given } });

async function graph(token: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const { json } = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return json().data;
}

const answer =
  '{ __typename ... on EquipmentPostingPayload { posting { state revision declineReason item { isOffered listedAt } } } ... on Error { message } ... on ValidationError { fields { path } } }';
const withdraw = async (token: string, id: string) =>
  (await graph(token, `mutation ($id: ID!) { withdrawEquipment(id: $id) ${answer} }`, { id })).withdrawEquipment;
const review = async (token: string, given: { id: string; decision: string; revision?: number; reason?: string }) => {
  const query = `mutation ($id: ID!, $revision: Int!, $decision: EquipmentReviewDecision!, $reason: String) {
    reviewEquipment(id: $id, revision: $revision, decision: $decision, reason: $reason) ${answer} }`;
  return (await graph(token, query, { revision: 1, ...given })).reviewEquipment;
};
const queue = async () => {
  const { equipmentToReview } = await graph(operator.token, '{ equipmentToReview(first: 50) { nodes { id } } }');
  return equipmentToReview.nodes.map(({ id }: { id: string }) => id);
};

/** A product that an operator has published. */
async function published(given: object = {}): Promise<string> {
  const { id } = (await create(owner.token, given)).json();
  expect((await review(operator.token, { id, decision: 'PUBLISH' })).posting.state).toBe('PUBLISHED');
  return id;
}

/** Where the public finds a product: by its address, in the list, while typing, in the search across the portal. */
async function whereShown(id: string, words: string): Promise<string[]> {
  const has = (items: readonly { id: string }[]) => items.some((item) => item.id === id);
  const q = encodeURIComponent(words);
  const [item, list, instant, search] = await Promise.all(
    [`/equipment/${id}`, `/equipment?search=${q}`, `/equipment/search/realtime?q=${q}`, `/search?q=${q}`].map((path) =>
      send(app, 'GET', path),
    ),
  );
  return [
    item?.statusCode === 200 ? 'address' : '',
    has(list?.json().equipment) ? 'list' : '',
    has(instant?.json().equipment) ? 'instant' : '',
    JSON.stringify(search?.json()).includes(id) ? 'search' : '',
  ].filter(Boolean);
}

/** A changed organisation is verified anew. */
async function rename(account: SignedIn, organization: string): Promise<void> {
  await send(app, 'PUT', '/auth/profile', { token: account.token, body: { organization } });
  await grantAccess(app, 'verified', account);
}

describe('listing a product', () => {
  it('needs a verified account', async () => {
    expectError(await create(undefined), 401);
    const { error } = expectError(await create(member.token), 403);
    // It cannot be verified yet: the address is not confirmed.
    expect(error).toBe(
      'Your account must be verified first. You must confirm your email address first: no account is verified before that. Follow the link in our email, or choose "Send the email again" on your account page. Accounts are verified within 24-48 hours.',
    );
    await app.db
      .updateTable('account')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', member.id)
      .execute();
    expect(expectError(await create(member.token), 403).error).toBe(
      'Your account must be verified first. Accounts are verified within 24-48 hours.',
    );
  });

  it('answers the product, which is hidden until an operator has published it', async () => {
    const created = await create(owner.token, { name: 'Zymurgic oximeter', inStock: 3, availability: 'in-stock' });
    expect(created.statusCode).toBe(201);
    const { id, ...product } = created.json();
    expect(created.headers.location).toBe(`/api/equipment/${id}`);
    expect(product).toMatchObject({
      reference: expect.stringMatching(/^E2026-\d{10}$/),
      price: 649.5,
      availability: 'low-stock',
      sold: 0,
      isOffered: false,
      state: 'in-review',
      supplier: {
        name: 'Brambleford Devices',
        location: 'Leeds',
        phone: '01632 960 001',
        rating: null,
        verified: false,
        nhsApproved: false,
      },
    });
    expect(await whereShown(id, 'zymurgic oximeter')).toEqual([]);
    expect(await queue()).toContain(id);
    expect(await review(operator.token, { id, decision: 'PUBLISH' })).toMatchObject({
      posting: { state: 'PUBLISHED', item: { isOffered: true, listedAt: testNow.toISOString() } },
    });
    expect(await whereShown(id, 'zymurgic oximeter')).toEqual(['address', 'list', 'instant', 'search']);
    expect(await queue()).not.toContain(id);
  });

  it('names everything that is wrong', async () => {
    const given = {
      name: ' ',
      description: `a\0b`,
      price: 1.234,
      inStock: -1,
      availableOn: '2026-12-01',
      specifications: ['one\ntwo'],
      certifications: Array.from({ length: 21 }, String),
      images: ['http://pictures.example/a.png'],
      warranty: '\ud800',
      productUrl: 'javascript:alert(1)',
      phone: 'ring us',
    };
    expect(expectError(await create(owner.token, given), 400).fields).toEqual({
      name: 'Enter a name for the product',
      description: 'Description must be plain text',
      price: 'price must be pounds and pence, like 64.50.',
      inStock: 'inStock must be a whole number from 0 to 1,000,000.',
      availableOn: 'Only a product that is ordered ahead has a delivery date. Choose Pre-order, or leave this empty',
      specifications: 'Specifications must be one line of plain text',
      certifications: 'certifications must be 20 lines or fewer.',
      images: 'images must be addresses that start with https://, or files of the portal.',
      warranty: 'Warranty must be one line of plain text',
      productUrl: 'Enter a web address that starts with https:// or http://',
      phone: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
    });
    for (const price of [0, -1, 10_000_000.01]) {
      expect(Object.keys(expectError(await create(owner.token, { price }), 400).fields ?? {})).toEqual(['price']);
    }
    const late = { availability: 'pre-order', availableOn: '2026-11-19' };
    expect(Object.keys(expectError(await create(owner.token, late), 400).fields ?? {})).toEqual(['availableOn']);
  });

  it.each(['verified', 'nhsApproved', 'rating', 'sold', 'supplier', 'ownerId', 'state', 'isOffered', 'id'])(
    'takes no %s',
    async (name) => {
      expect(Object.keys(expectError(await create(owner.token, { [name]: 1 }), 400).fields ?? {})).toEqual([name]);
    },
  );

  it.each(['Severn Medical Supply', 'SEVERN  medical supply', 'Severn\u200b Medical Supply', 'Brambleford Devices'])(
    'under the name %j of another supplier is refused',
    async (organization) => {
      await rename(other, organization);
      const { fields } = expectError(await create(other.token), 400);
      expect(Object.keys(fields ?? {})).toEqual(['organization']);
      await rename(other, 'Cawdle Supply');
    },
  );
});

describe('a product', () => {
  it('that waits is there for its owner and operators alone', async () => {
    const { id } = (await create(owner.token)).json();
    expectError(await replace(other.token, id), 404);
    expect((await withdraw(other.token, id)).__typename).toBe('NotFoundError');
    expect((await replace(owner.token, id)).statusCode).toBe(200);
    expect((await replace(operator.token, id)).json().state).toBe('in-review');
  });

  it('that is listed is changed by its owner and by operators alone', async () => {
    const id = await published();
    expectError(await replace(other.token, id), 403);
    expectError(await replace(member.token, id), 403);
    expect((await withdraw(other.token, id)).__typename).toBe('ForbiddenError');
  });

  it('stays listed while its price and stock change, and is reviewed again where anything else does', async () => {
    const id = await published({ name: 'Quercine thermometer' });
    const stock = {
      name: 'Quercine thermometer',
      price: 5,
      inStock: 0,
      availability: 'pre-order',
      availableOn: '2026-12-01',
    };
    expect((await replace(owner.token, id, stock)).json()).toMatchObject({
      state: 'published',
      price: 5,
      availability: 'pre-order',
      availableOn: '2026-12-01',
    });
    const certified = { ...stock, certifications: ['NHS approved'] };
    expect((await replace(operator.token, id, certified)).json().state).toBe('published');
    expect((await replace(owner.token, id, stock)).json().state).toBe('in-review');
    expect(await whereShown(id, 'quercine thermometer')).toEqual([]);
  });

  it('goes to review with all others of its supplier when the supplier is rung elsewhere', async () => {
    const first = await published();
    const second = await published();
    const { id: waiting } = (await create(owner.token)).json();
    expect((await replace(owner.token, second, { phone: '01632 960 002' })).json().supplier.phone).toBe(
      '01632 960 002',
    );
    expect(await queue()).toEqual(expect.arrayContaining([first, second]));
    expectError(await send(app, 'GET', `/equipment/${first}`), 404);
    expect((await review(operator.token, { id: waiting, decision: 'PUBLISH' })).__typename).toBe('ConflictError');
  });

  it('is withdrawn, and sent in again by its owner', async () => {
    const id = await published();
    expect(await withdraw(owner.token, id)).toMatchObject({
      posting: { state: 'WITHDRAWN', item: { isOffered: false } },
    });
    expect((await withdraw(operator.token, id)).posting.state).toBe('WITHDRAWN');
    expect((await send(app, 'GET', `/equipment/${id}`)).json().isOffered).toBe(false);
    expect((await replace(operator.token, id)).json().state).toBe('withdrawn');
    expect((await replace(owner.token, id)).json().state).toBe('in-review');
    const actions = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'equipment.created',
      'equipment.published',
      'equipment.updated',
      'equipment.updated',
      'equipment.withdrawn',
    ]);
  });

  it('is declined for a reason, which its owner is told by mail and reads', async () => {
    const { id } = (await create(owner.token, { name: 'Doubtful <b>pump</b>' })).json();
    expect((await review(operator.token, { id, decision: 'DECLINE', reason: ' ' })).fields).toEqual([
      { path: 'reason' },
    ]);
    const reason = 'Say which class it is.';
    expect((await review(operator.token, { id, decision: 'DECLINE', reason })).posting).toMatchObject({
      state: 'DECLINED',
      declineReason: reason,
    });
    const mail = await app.db
      .selectFrom('outgoing_mail')
      .select(['body_text', 'body_html'])
      .where('kind', '=', 'equipment-declined')
      .where('recipient', '=', owner.email)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain(`The reason: ${reason}`);
    expect(mail.body_html).not.toContain('<b>pump');
    expect((await review(operator.token, { id, decision: 'PUBLISH' })).__typename).toBe('ConflictError');
    expect((await replace(owner.token, id)).json()).toMatchObject({ state: 'in-review', declineReason: null });
  });

  it('that has changed since it was looked at is not published', async () => {
    const { id } = (await create(owner.token)).json();
    await replace(owner.token, id, { name: 'Something else' });
    expect((await review(operator.token, { id, decision: 'PUBLISH' })).__typename).toBe('ConflictError');
    expect((await review(operator.token, { id, decision: 'PUBLISH', revision: 2 })).posting.state).toBe('PUBLISHED');
  });

  it('of the sample has no owner, and keeps its supplier when an operator changes it', async () => {
    const [{ id }] = (await send(app, 'GET', '/equipment?search=bedside%20patient%20monitor&limit=1')).json().equipment;
    expectError(await replace(owner.token, id), 403);
    expect((await replace(operator.token, id, { location: 'Gloucester' })).json()).toMatchObject({
      state: 'published',
      supplier: { name: 'Severn Medical Supply', verified: true, nhsApproved: true },
    });
  });

  it.each(['x', '99999999999999999999', '01a1ede2-6680-790d-b5ad-95077e39d399'])('%j is none', async (id) => {
    expectError(await replace(owner.token, id), 404);
    expect((await withdraw(owner.token, id)).__typename).toBe('NotFoundError');
    expect((await review(operator.token, { id, decision: 'PUBLISH' })).__typename).toBe('NotFoundError');
  });
});
