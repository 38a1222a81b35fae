import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEquipmentExample } from '../../server/rest/equipment.examples.ts';
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
