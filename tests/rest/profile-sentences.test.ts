import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  person = await signUp(app);
});
afterAll(() => app.close());

const put = (body: object) => send(app, 'PUT', '/auth/profile', { token: person.token, body });

it('all that is wrong with a profile is said at once, in words that people know', async () => {
  const body = { first_name: '', last_name: 'x'.repeat(101), phone: '0', organization: 'x'.repeat(201) };
  expect(expectError(await put(body), 400).fields).toEqual({
    first_name: 'Enter your first name',
    last_name: 'Last name must be 100 characters or fewer',
    phone: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
    organization: 'Organisation must be 200 characters or fewer',
  });
});

it.each(['+44 (0)1632 960001 ext 4', '01632 960 001 x12', '(01632) 960-001'])('%s is a phone number', async (phone) => {
  expect((await put({ phone })).json().phone).toBe(phone);
});

it('a password is not changed to what it is', async () => {
  const query = `mutation { changePassword(currentPassword: "${password}", newPassword: "${password}") {
    ... on ValidationError { fields { path message } } } }`;
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { query },
  });
  const message = 'Enter a password that is not the one you have';
  expect(json().data.changePassword.fields).toEqual([{ path: 'newPassword', message }]);
});
