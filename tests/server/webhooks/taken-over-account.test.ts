import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhook } from '../../factories/webhook.ts';
import { mailedToken, mailsTo, mutate } from '../../schema/accounts/accounts-by-mail.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { password, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const stateOf = (id: string) =>
  app.db.selectFrom('webhook_endpoint').select('disabled_reason as reason').where('id', '=', id).executeTakeFirst();
const newestMailTo = async (email: string) => (await mailsTo(app.db, email)).at(-1);

test('a password by a mailed link turns the webhooks of its account off, and its mail says so', async () => {
  const { id: account_id, email } = await signUp(app);
  const [own, other] = [
    await createWebhook(app.db, { account_id }),
    await createWebhook(app.db, { account_id: (await signUp(app)).id }),
  ];
  await mutate(app, 'requestPasswordReset', { email });
  await mutate(app, 'resetPassword', {
    token: await mailedToken(app.db, email),
    newPassword: 'nine cats on a lighthouse',
  });
  expect([await stateOf(own.id), await stateOf(other.id)]).toEqual([{ reason: 'owner' }, { reason: null }]);
  expect(await newestMailTo(email)).toMatchObject({
    kind: 'password-changed',
    text: expect.stringMatching(/your webhooks were turned off/),
  });
  const entries = app.db.selectFrom('audit_entry').select(['action', 'subject_id as subject']);
  expect(await entries.where('subject_id', '=', own.id).execute()).toEqual([
    { action: 'webhook.changed', subject: own.id },
  ]);
});

test('a password that is changed by the old one leaves webhooks on', async () => {
  const { id: account_id, email, token } = await signUp(app);
  const { id } = await createWebhook(app.db, { account_id });
  const newPassword = 'nine cats on a lighthouse';
  await mutate(app, 'changePassword', { currentPassword: password, newPassword }, { token });
  expect(await stateOf(id)).toEqual({ reason: null });
  const mail = await newestMailTo(email);
  expect(mail?.kind).toBe('password-changed');
  expect(mail?.text).not.toContain('were turned off');
});

test('another address and another secret of a webhook are mailed to its owner, other changes are not', async () => {
  const { id: account_id, email, token } = await signUp(app);
  const { id } = await createWebhook(app.db, { account_id });
  const update = (input: string) =>
    askGraph(app, `mutation { updateWebhookEndpoint(id: "${id}", input: { ${input} }) { __typename } }`, { token });
  await update('isEnabled: false, url: "https://receiver.example/webhooks"');
  expect((await newestMailTo(email))?.kind).toBe('email-confirmation');
  await update('url: "https://elsewhere.example/secret-path"');
  const moved = await newestMailTo(email);
  expect(moved).toMatchObject({ kind: 'webhook-moved', text: expect.stringContaining('elsewhere.example') });
  expect(moved?.text).not.toContain('secret-path');
  await askGraph(app, `mutation { rotateWebhookSecret(id: "${id}") { __typename } }`, { token });
  expect(await newestMailTo(email)).toMatchObject({
    kind: 'webhook-secret-changed',
    text: expect.stringContaining('elsewhere.example'),
  });
});
