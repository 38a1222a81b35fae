import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { mailedToken, mutate, password, signUp } from './accounts-by-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.close());

const signIn = async (email: string, given = password) =>
  (await mutate(app, 'signIn', { email, password: given })).__typename;

test('the right password is no guess, however often it is given', async () => {
  const email = 'often@example.com';
  await signUp(app, email);
  for (let times = 1; times <= 12; times += 1) {
    expect(await signIn(email)).toBe('SessionPayload');
  }
  for (let times = 1; times <= 10; times += 1) {
    expect(await signIn(email, 'a wrong one')).toBe('NotSignedInError');
  }
  expect(await signIn(email)).toBe('RateLimitedError');
});

test('a new password by a mailed link opens the door at once, for its own address alone', async () => {
  const emails = ['guessed@example.com', 'also-guessed@example.com'] as const;
  for (const email of emails) {
    await signUp(app, email);
    for (let times = 1; times <= 10; times += 1) {
      await signIn(email, 'a wrong one');
    }
    expect(await signIn(email)).toBe('RateLimitedError');
  }
  await app.db.deleteFrom('outgoing_mail').execute();
  await mutate(app, 'requestPasswordReset', { email: emails[0] });
  const newPassword = 'nine herons on a pier';
  const token = await mailedToken(app.db, emails[0]);
  expect((await mutate(app, 'resetPassword', { token, newPassword })).__typename).toBe('MessagePayload');
  expect(await signIn(emails[0], newPassword)).toBe('SessionPayload');
  expect(await signIn(emails[1])).toBe('RateLimitedError');
});

test.each(['nul\u0000@example.com', '\u0000', `${'long'.repeat(100)}@example.com`])(
  'an invalid address is refused like an unknown one: %j',
  async (email) => {
    expect(await signIn(email)).toBe('NotSignedInError');
  },
);
