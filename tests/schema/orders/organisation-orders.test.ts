import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrganisationRole } from '../../../schema/access/members/membership.ts';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
});

interface Member {
  readonly id: string;
  readonly token: string;
}

async function account(profile = {}): Promise<Member> {
  const { id } = await createAccount(app.db, { access: 'verified' }, profile);
  return { id, token: (await createSession(app.db, { account_id: id })).accessToken };
}

/** Members of one organisation, by what they may do for it. */
async function members(...roles: (readonly OrganisationRole[])[]): Promise<Member[]> {
  const accounts = await Promise.all(roles.map(() => account()));
  await createOrganisation(
    app.db,
    accounts.map(({ id }, index) => ({ id, roles: roles[index] ?? [] })),
  );
  return accounts;
}

const ask = async (query: string, token?: string) => {
  const { data, errors } = await askGraph(app, query, { token });
  return (data ?? { errors }) as Record<string, never>;
};
const input = `organizationName: "Hospital", department: "Theatres", contactName: "A Buyer", email: "buyer@example.com",
  phone: "01632 960 001", deliveryAddress: "1 Hospital Road", orderType: LEASE, requiredDate: "2027-03-01",
  items: [{ equipment: SURGICAL, description: "Scissors" }]`;
const send = async (token?: string, more = ', forOrganisation: true') => {
  const { done } = await ask(
    `mutation { done: requestBulkOrder(input: { ${input}${more} }) {
      __typename ... on BulkOrderPayload { order { id forOrganisation } }
      ... on Error { message } ... on ValidationError { fields { path message } } } }`,
    token,
  );
  return done as unknown as { __typename: string; order: { id: string; forOrganisation: boolean } };
};
/** In how many lists an order stands, and whether it is opened. */
const seen = async (id: string, token: string) => {
  const answer = await ask(
    `{ myBulkOrders { totalCount } organisationBulkOrders { totalCount } bulkOrder(key: "${id}") { id } }`,
    token,
  );
  const {
    myBulkOrders: own,
    organisationBulkOrders: all,
    bulkOrder,
  } = answer as never as Record<string, { totalCount: number } | null>;
  return { own: own?.totalCount, all: all?.totalCount, opened: bulkOrder !== null };
};
const close = async (id: string, token: string) => {
  const { done } = await ask(
    `mutation { done: closeBulkOrder(key: "${id}") { __typename ... on Error { message } } }`,
    token,
  );
  return done as unknown as { __typename: string; message?: string };
};

test('an order for an organisation is seen by those who order or manage, and handled by those who order', async () => {
  const [buyer, colleague, manager, publisher] = (await members(['buy'], ['buy'], ['manage'], ['publish'])) as [
    Member,
    Member,
    Member,
    Member,
  ];
  const stranger = await account();
  const { order } = await send(buyer.token);
  expect(order.forOrganisation).toBe(true);
  expect(await seen(order.id, buyer.token)).toEqual({ own: 1, all: 1, opened: true });
  expect(await seen(order.id, colleague.token)).toEqual({ own: 0, all: 1, opened: true });
  expect(await seen(order.id, manager.token)).toEqual({ own: 0, all: 1, opened: true });
  for (const { token } of [publisher, stranger]) {
    expect(await seen(order.id, token)).toEqual({ own: 0, all: 0, opened: false });
    expect((await close(order.id, token)).__typename).toBe('NotFoundError');
  }
  expect(await close(order.id, manager.token)).toEqual({
    __typename: 'ForbiddenError',
    message: expect.stringMatching(/^You do not buy for your organisation/),
  });
  expect((await close(order.id, colleague.token)).__typename).toBe('BulkOrderPayload');
});

test('a former member sees no order of the organisation any more, not even those that they sent for it', async () => {
  const [buyer, other] = (await members(['buy'], ['buy', 'manage'])) as [Member, Member];
  const { order } = await send(buyer.token);
  const own = await send(buyer.token, '');
  await app.db.deleteFrom('membership').where('account_id', '=', buyer.id).execute();
  expect(await seen(order.id, buyer.token)).toEqual({ own: 1, all: 0, opened: false });
  expect((await close(order.id, buyer.token)).__typename).toBe('NotFoundError');
  expect((await seen(own.order.id, buyer.token)).opened).toBe(true);
  expect(await seen(order.id, other.token)).toEqual({ own: 0, all: 1, opened: true });
  expect((await seen(own.order.id, other.token)).opened).toBe(false);
});

describe('orders for an organisation stay with it', () => {
  test.each([
    ['once their sender has left', 'leaveOrganisation', true],
    ['once their sender has deleted the account', `deleteAccount(password: "${factoryPassword}")`, false],
  ])('%s', async (_case, call, isThere) => {
    const manager = await account();
    const buyer = await account();
    const heir = await account({ first_name: 'Ada', last_name: 'Heir', phone: '01632 960 777' });
    await createOrganisation(app.db, [
      { id: manager.id, roles: ['manage'] },
      { id: buyer.id, roles: ['buy'] },
      { id: heir.id, roles: ['buy'] },
    ]);
    const { order } = await send(buyer.token);
    const own = await send(buyer.token, '');
    const { done } = await ask(`mutation { done: ${call} { __typename ... on Error { message } } }`, buyer.token);
    expect(done).not.toHaveProperty('message');
    expect(await seen(order.id, heir.token)).toEqual({ own: 1, all: 1, opened: true });
    expect(await seen(order.id, manager.token)).toEqual({ own: 0, all: 1, opened: true });
    const { email } = await app.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', heir.id)
      .executeTakeFirstOrThrow();
    const kept = await app.db
      .selectFrom('bulk_order')
      .select(['id', 'account_id', 'contact_name', 'email', 'phone'])
      .execute();
    expect(kept).toContainEqual({
      ...{ id: order.id, account_id: heir.id, contact_name: 'Ada Heir', email, phone: '01632 960 777' },
    });
    expect(kept.some(({ id }) => id === own.order.id)).toBe(isThere);
    expect((await close(order.id, heir.token)).__typename).toBe('BulkOrderPayload');
  });
});

test.each([
  ['who neither buys nor manages any more', 'PUBLISH', 'the heir'],
  ['who still manages', 'MANAGE', 'the buyer'],
])('the orders of a member %s are told of to those who see them', async (_case, role, told) => {
  const [manager, buyer, heir] = [await account(), await account(), await account()];
  const { memberships } = await createOrganisation(app.db, [
    { id: manager.id, roles: ['manage'] },
    { id: buyer.id, roles: ['buy'] },
    { id: heir.id, roles: ['buy'] },
  ]);
  const { order } = await send(buyer.token);
  const call = `setMemberRoles(id: "${memberships[1]}", roles: [${role}])`;
  const { done } = await ask(`mutation { done: ${call} { __typename ... on Error { message } } }`, manager.token);
  expect(done).not.toHaveProperty('message');
  const kept = await app.db
    .selectFrom('bulk_order')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(kept.account_id).toBe(told === 'the heir' ? heir.id : buyer.id);
});

test('a member who is not verified to belong to the organisation sees their own orders alone', async () => {
  const [buyer, other] = [await account(), await account()];
  await createOrganisation(app.db, [
    { id: buyer.id, roles: ['buy'] },
    { id: other.id, roles: ['buy'], verified: false },
  ]);
  const { order } = await send(buyer.token);
  expect(await seen(order.id, other.token)).toEqual({ own: 0, all: 0, opened: false });
  const own = await send(other.token);
  expect(await seen(own.order.id, other.token)).toEqual({ own: 1, all: 0, opened: true });
});

describe('who may not order for an organisation is told why, and nothing is stored', () => {
  afterEach(async () => {
    expect(await app.db.selectFrom('bulk_order').select('id').execute()).toEqual([]);
  });

  test('a member without the role', async () => {
    const [publisher] = (await members(['publish', 'manage'])) as [Member];
    expect(await send(publisher.token)).toMatchObject({
      __typename: 'ForbiddenError',
      message: expect.stringMatching(/^You do not buy for your organisation/),
    });
  });

  test.each([
    ['a user who belongs to none', true, /^You belong to no organisation/],
    ['a visitor', false, /^Sign in to order for your organisation/],
  ])('%s', async (_case, isSignedIn, message) => {
    const token = isSignedIn ? (await account()).token : undefined;
    expect(await send(token)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'forOrganisation', message: expect.stringMatching(message) }],
    });
  });
});
