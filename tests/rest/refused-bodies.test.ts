import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { newEquipmentExample } from '../../server/rest/equipment/examples.ts';
import { grantAccess, newAccount, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let product: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signUp(app);
  other = await signUp(app);
  await grantAccess(app, 'verified', owner, other);
  const created = await send(app, 'POST', '/equipment', { token: owner.token, body: newEquipmentExample });
  product = created.json().id;
});
afterAll(() => app.close());

/** Bodies of which fields are missing, unknown, of the wrong kind, and of a value that breaks a rule. */
const bodies = [
  {
    name: 'a product',
    method: 'POST',
    path: () => '/equipment',
    body: { price: -1, inStock: 'many', condition: 'broken', productUrl: 'x', images: 'x', colour: 'red' },
    expected: ['category', 'colour', 'condition', 'description', 'images', 'inStock', 'name', 'price', 'productUrl'],
  },
  {
    name: 'a change of a product',
    method: 'PUT',
    path: () => `/equipment/${product}`,
    body: { price: -1, productUrl: 'x', phone: 'x', name: 'Pump' },
    expected: ['category', 'condition', 'description', 'inStock', 'phone', 'price', 'productUrl'],
  },
  {
    name: 'a product with a bad availability, whose date is not judged by it',
    method: 'POST',
    path: () => '/equipment',
    body: { ...newEquipmentExample, availability: 'sometimes', availableOn: '2026-12-31', warranty: 'a'.repeat(101) },
    expected: ['availability', 'warranty'],
  },
  {
    name: 'a post',
    method: 'POST',
    path: () => '/jobs',
    body: { title: ' ', department: 7, urgency: 'soon', salaryMin: -1, closesAt: '2020-01-01', applyUrl: 'x' },
    expected: [
      'applyUrl',
      'closesAt',
      'department',
      'description',
      'location',
      'salaryMax',
      'salaryMin',
      'title',
      'type',
      'urgency',
    ],
  },
  {
    name: 'a post with a bad band, whose salary is not judged by it',
    method: 'POST',
    path: () => '/jobs',
    body: { title: 'Nurse', department: 'A', location: 'Leeds', type: 'Permanent', band: '99', closesAt: '2020-01-01' },
    expected: ['band', 'closesAt', 'description', 'urgency'],
  },
  {
    name: 'a sign-up',
    method: 'POST',
    path: () => '/auth/signup',
    body: { email: 'x', password: 'short', firstName: 7, phone: 'x', organization: 'A', acceptTerms: 'yes', age: 3 },
    expected: ['acceptTerms', 'age', 'email', 'firstName', 'lastName', 'password', 'phone'],
  },
  {
    name: 'a profile',
    method: 'PUT',
    path: () => '/auth/profile',
    body: { first_name: 7, last_name: '', phone: 'x', email: 'a@example.com' },
    expected: ['email', 'first_name', 'last_name', 'phone'],
  },
] as const;

it.each(bodies)('names all that is wrong with $name', async ({ method, path, body, expected }) => {
  const { code, error, fields } = expectError(await send(app, method, path(), { token: owner.token, body }), 400);
  expect(code).toBe('BAD_USER_INPUT');
  expect(error).toBe(`There are problems with ${expected.length} fields.`);
  expect(Object.keys(fields ?? {}).sort()).toEqual(expected);
  expect(Object.values(fields ?? {}).every((sentence) => /^[A-Za-z].{10,}/.test(sentence))).toBe(true);
});

test('a text that is missing is asked for in the words of the portal, also beside a field that cannot be read', async () => {
  const { email: _, ...account } = newAccount({ firstName: 7, lastName: '' });
  expect(expectError(await send(app, 'POST', '/auth/signup', { body: account }), 400).fields).toEqual({
    email: 'Enter your email address',
    firstName: 'firstName must be text.',
    lastName: 'Enter your last name',
  });
});

test('one problem is told by its own sentence', async () => {
  const body = { ...newEquipmentExample, colour: 'red' };
  const answer = await send(app, 'POST', '/equipment', { token: owner.token, body });
  expect(expectError(answer, 400)).toMatchObject({
    error: 'There is no field colour here.',
    fields: { colour: 'There is no field colour here.' },
  });
});

test('permission comes first: whose product it is not learns nothing about the body', async () => {
  const body = { price: -1 };
  const answer = await send(app, 'PUT', `/equipment/${product}`, { token: other.token, body });
  expect(expectError(answer, 403, 404).fields).toBeUndefined();
});

test('a refused body changes nothing', async () => {
  const { json } = await send(app, 'GET', `/equipment/${product}`, { token: owner.token });
  expect(json()).toMatchObject({ name: newEquipmentExample.name, price: newEquipmentExample.price });
});
