import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEquipmentExample } from '../../server/rest/equipment/examples.ts';
import { grantAccess, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('owners see their own products in every state, a page at a time, and they go with the account', async () => {
  const seller = await signUp(app, { organization: 'Dunlin Devices' });
  await grantAccess(app, 'verified', seller);
  const create = async (name: string): Promise<string> => {
    const body = { ...newEquipmentExample, name };
    return (await send(app, 'POST', '/equipment', { token: seller.token, body })).json().id;
  };
  const graph = async (query: string, variables: object = {}) =>
    (
      await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${seller.token}` },
        payload: { query, variables },
      })
    ).json().data;
  const ids = [await create('First'), await create('Second'), await create('Third')] as const;
  await graph('mutation ($id: ID!) { withdrawEquipment(id: $id) { __typename } }', { id: ids[0] });
  const query = `query ($after: String) { myEquipment(first: 2, after: $after) {
    totalCount pageInfo { endCursor } nodes { id state } } }`;
  const { myEquipment: page } = await graph(query);
  const { myEquipment: rest } = await graph(query, { after: page.pageInfo.endCursor });
  expect(page.totalCount).toBe(3);
  const states = Object.fromEntries([...page.nodes, ...rest.nodes].map(({ id, state }) => [id, state]));
  expect(states).toEqual({ [ids[0]]: 'WITHDRAWN', [ids[1]]: 'IN_REVIEW', [ids[2]]: 'IN_REVIEW' });
  const { myData } = await graph('{ myData { json } }');
  expect(JSON.parse(myData.json).equipment).toMatchObject({
    suppliers: [{ name: 'Dunlin Devices', location: 'Leeds' }],
    products: [{}, {}, {}],
  });
  await app.db.deleteFrom('account').where('id', '=', seller.id).execute();
  expect(await app.db.selectFrom('equipment').select('id').where('id', 'in', ids).execute()).toEqual([]);
  expect(await app.db.selectFrom('supplier').select('id').where('name', '=', 'Dunlin Devices').execute()).toEqual([]);
});

const list = (token: string, name: string) =>
  send(app, 'POST', '/equipment', { token, body: { ...newEquipmentExample, name } });

it('the first products of a seller may come at once', async () => {
  const seller = await signUp(app, { organization: 'Egret Devices' });
  await grantAccess(app, 'verified', seller);
  const answers = await Promise.all(['First', 'Second', 'Third'].map((name) => list(seller.token, name)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

it('a product is never listed under an unverified name, not even by the request that sets the name', async () => {
  const seller = await signUp(app, { organization: 'Fulmar Devices' });
  await grantAccess(app, 'verified', seller);
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${seller.token}` },
    payload: {
      query: `mutation { updateProfile(input: { organization: "Goshawk Devices" }) { __typename }
        createEquipment(input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
          condition: NEW, inStock: 3 }) { __typename } }`,
    },
  });
  expect(json().data.createEquipment).toEqual({ __typename: 'ForbiddenError' });
  const suppliers = app.db.selectFrom('supplier').select('id').where('name', '=', 'Goshawk Devices');
  expect(await suppliers.execute()).toEqual([]);
});

it('what an account listed that is no longer verified is not published', async () => {
  const [seller, operator] = await Promise.all([signUp(app, { organization: 'Heron Devices' }), signUp(app)]);
  await grantAccess(app, 'verified', seller);
  await grantAccess(app, 'operator', operator);
  const { id } = (await list(seller.token, 'Monitor')).json();
  // As it would be if an operator looked at the very moment in which another takes the access away.
  await app.db.updateTable('account').set({ access: 'member' }).where('id', '=', seller.id).execute();
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${operator.token}` },
    payload: {
      query: `mutation ($id: ID!) { reviewEquipment(id: $id, revision: 1, decision: PUBLISH) {
        __typename ... on Error { message } } }`,
      variables: { id },
    },
  });
  expect(json().data.reviewEquipment).toEqual({
    __typename: 'ConflictError',
    message: 'The account that listed this product is not verified. Verify it first.',
  });
});

it('its owner and operators alone read a product that waits, where Location says', async () => {
  const [seller, other, operator] = await Promise.all([
    signUp(app, { organization: 'Jackdaw Devices' }),
    signUp(app),
    signUp(app),
  ]);
  await grantAccess(app, 'verified', seller, other);
  await grantAccess(app, 'operator', operator);
  const created = await list(seller.token, 'Waiting');
  const path = String(created.headers['location']).replace(/^\/api/, '');
  const read = (token?: string) => send(app, 'GET', path, token === undefined ? {} : { token });
  for (const { token } of [seller, operator]) {
    const answer = await read(token);
    expect(answer.json()).toMatchObject({ name: 'Waiting', isOffered: false });
    expect(answer.headers['cache-control']).toContain('private');
  }
  for (const token of [undefined, other.token]) {
    expect((await read(token)).statusCode).toBe(404);
  }
});
