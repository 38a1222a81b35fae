import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly secret?: string;
  readonly made?: { readonly id: string };
}

const refusal = '... on Error { message }';
const creations = [
  {
    name: 'an API key',
    create: (name: string) => `createApiKey(input: { name: "${name}", scopes: [READ_JOBS] }) { __typename
      ... on MadeApiKeyPayload { secret made: key { id } } ${refusal} }`,
    end: (id: string) => `revokeApiKey(id: "${id}") { __typename ${refusal} }`,
    table: 'api_key',
    mail: 'api-key-created',
    action: 'api_key.created',
    payload: 'MadeApiKeyPayload',
    named: (name: string, secret: string) =>
      `This request has created the API key ${name} (${secret.slice(0, 12)}…) before. Its secret is shown only once: renew the key to get another one, or revoke it.`,
    gone: 'This request has created an API key before, which was revoked. Create another one.',
  },
  {
    name: 'a webhook',
    create: (name: string) => `createWebhookEndpoint(input: { url: "https://receiver.example/${name}",
      events: [JOB_PUBLISHED] }) { __typename ... on MadeWebhookPayload { secret made: webhook { id } } ${refusal} }`,
    end: (id: string) => `deleteWebhookEndpoint(id: "${id}") { __typename ${refusal} }`,
    table: 'webhook_endpoint',
    mail: 'webhook-added',
    action: 'webhook.created',
    payload: 'MadeWebhookPayload',
    named: (name: string) =>
      `This request has added the webhook https://receiver.example/${name} before. Its secret is shown only once: make a new secret for it, or delete it.`,
    gone: 'This request has added a webhook before, which was deleted. Add another one.',
  },
] as const;

test.each(creations)(
  '$name is made once under a key, and its secret is told to the first request alone',
  async (one) => {
    const { id: accountId, token } = await signUp(app);
    const send = async (key: string, mutation: string): Promise<Answer> => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      const payload = { query: `mutation { done: ${mutation} }` };
      const { data, errors } = (await app.server.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
      return data?.done ?? errors[0].extensions;
    };
    const key = randomUUID();
    // Of two that come at once, one is told the secret.
    const answers = await Promise.all([send(key, one.create('first')), send(key, one.create('first'))]);
    const [first, second] = answers.toSorted((a, b) => Number(b.secret !== undefined) - Number(a.secret !== undefined));
    const secret = first?.secret ?? '';
    expect(first).toEqual({ __typename: one.payload, secret: expect.any(String), made: { id: expect.any(String) } });
    expect(second).toMatchObject({ __typename: 'ConflictError' });
    expect(second?.secret).toBeUndefined();

    const repeat = { __typename: 'ConflictError', message: one.named('first', secret) };
    expect(await send(key, one.create('first'))).toEqual(repeat);
    expect(await send(key, one.create('other'))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const rows = app.db.selectFrom(one.table).select('id').where('account_id', '=', accountId);
    expect(await rows.execute()).toEqual([{ id: first?.made?.id }]);
    const mails = app.db.selectFrom('outgoing_mail').select('kind').where('account_id', '=', accountId);
    expect(await mails.where('kind', '=', one.mail).execute()).toHaveLength(1);
    const noted = app.db.selectFrom('audit_entry').select('subject_id').where('action', '=', one.action);
    expect(await noted.where('subject_id', '=', first?.made?.id ?? '').execute()).toHaveLength(1);
    const kept = JSON.stringify(await app.db.selectFrom('idempotency_key').selectAll().execute());
    expect(kept).toContain(first?.made?.id);
    expect(kept).not.toContain(secret.slice(-20));

    await send(randomUUID(), one.end(first?.made?.id ?? ''));
    expect(await send(key, one.create('first'))).toEqual({ __typename: 'ConflictError', message: one.gone });
    expect(await rows.execute()).toEqual([]);
    expect(await send(randomUUID(), one.create('first'))).toMatchObject({ __typename: one.payload });
  },
);
