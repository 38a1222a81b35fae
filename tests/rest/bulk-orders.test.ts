import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOrderExample } from '../../server/rest/orders/examples.ts';
import { createOrganisation } from '../factories/organisation.ts';
import { grantAccess, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let buyer: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  [buyer, colleague] = await Promise.all([signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', buyer, colleague);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
});

const order = (body: object, token?: string) =>
  send(app, 'POST', '/equipment/orders', { body, ...(token !== undefined && { token }) });
const [item] = newOrderExample.items;

it('sends an order without an account, and an order of an account stands in its list', async () => {
  const { forOrganisation: _, ...sent } = newOrderExample;
  const answer = await order(sent);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ ...sent, items: [item], reference: expect.stringMatching(/^BO\d{4}-/) });
  expect((await order(newOrderExample, buyer.token)).statusCode).toBe(201);
  const own = (await send(app, 'GET', '/equipment/orders', { token: buyer.token })).json();
  expect(own.orders).toMatchObject([{ items: [item] }]);
});

it('sends an order once under a key, and refuses another order under it', async () => {
  const post = (body: object, key: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/equipment/orders',
      headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': key },
      payload: body,
    });
  const key = randomUUID();
  const [first, second] = [await post(newOrderExample, key), await post(newOrderExample, key)];
  expect(second.json()).toEqual(first.json());
  expect((await post({ ...newOrderExample, department: 'Theatres' }, key)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await app.db.selectFrom('bulk_order').select('id').execute()).toHaveLength(1);
});

it('answers the orders of the organisation to members who order or manage, and refuses others who order for it', async () => {
  const accounts = await app.db.selectFrom('account').select(['id', 'email']).execute();
  const idOf = ({ email }: SignedIn) => accounts.find((account) => account.email === email)?.id ?? '';
  await app.db.deleteFrom('membership').execute();
  await createOrganisation(app.db, [
    { id: idOf(buyer), roles: ['buy'] },
    { id: idOf(colleague), roles: ['publish'] },
  ]);
  const forOrganisation = { ...newOrderExample, forOrganisation: true };
  expect((await order(forOrganisation, buyer.token)).statusCode).toBe(201);
  expectError(await order(forOrganisation, colleague.token), 403);
  const listed = async ({ token }: SignedIn) =>
    (await send(app, 'GET', '/equipment/orders/organisation', { token })).json().orders.length;
  expect([await listed(buyer), await listed(colleague)]).toEqual([1, 0]);
  expectError(await send(app, 'GET', '/equipment/orders/organisation', {}), 401);
});

describe('what is wrong with items is named by their place, and nothing is stored', () => {
  const items = (...some: unknown[]) => ({ ...newOrderExample, items: some });
  it.each<[string, object, Record<string, string>]>([
    ['no item', items(), { items: 'Add at least one item' }],
    ['51 items', items(...Array(51).fill(item)), { items: 'An order has 50 items or fewer' }],
    ['101 items', items(...Array(101).fill(item)), { items: 'items must have 100 entries or fewer.' }],
    ['no list', { ...newOrderExample, items: 'monitor' }, { items: 'items must be a list of objects.' }],
    ['no object', items(item, 'monitor'), { 'items.1': 'items.1 must be an object.' }],
    [
      'a quantity that is no number',
      items({ ...item, quantity: 'abc' }),
      { 'items.0.quantity': 'items.0.quantity must be a whole number.' },
    ],
    [
      'too large a quantity',
      items(item, { ...item, quantity: 100_001 }),
      { 'items.1.quantity': 'The quantity of item 2 must be a whole number from 1 to 100,000' },
    ],
    [
      'no kind of equipment',
      items({ description: 'Monitor' }),
      { 'items.0.equipment': 'items.0.equipment must be given.' },
    ],
    ['no description', items({ equipment: 'icu' }), { 'items.0.description': 'Enter the description of item 1' }],
    [
      'an unknown field',
      items({ ...item, colour: 'red' }),
      { 'items.0.colour': 'There is no field items.0.colour here.' },
    ],
  ])('%s', async (_case, body, fields) => {
    expect(expectError(await order(body), 400).fields).toEqual(fields);
    expect(await app.db.selectFrom('bulk_order').select('id').execute()).toEqual([]);
  });
});

it('describes the items of an order as objects with bounds', async () => {
  const { paths } = (await app.server.inject({ url: '/api/openapi.json' })).json();
  const { schema } = paths['/equipment/orders'].post.requestBody.content['application/json'];
  expect(schema.properties.items).toMatchObject({
    type: 'array',
    minItems: 1,
    maxItems: 50,
    items: {
      type: 'object',
      required: ['equipment', 'description'],
      additionalProperties: false,
      properties: { quantity: { type: 'integer' }, urgency: { enum: ['emergency', 'urgent', 'standard', 'planned'] } },
    },
  });
});
