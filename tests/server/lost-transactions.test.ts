import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../factories/account.ts';
import { acceptedTerms } from '../support/accepted-terms.ts';
import { countWaiting } from '../support/meanwhile.ts';
import { describePostgres } from '../support/postgres-only.ts';
import { newAccount, password, send } from '../support/signed-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const AT_ONCE = 2;
const document = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }`;

describePostgres('a write whose connection PostgreSQL ends in the middle', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  test('is answered 503 on REST and in the graph, and succeeds when it is sent again', async () => {
    const accounts = Array.from({ length: AT_ONCE }, (_, number) =>
      newAccount({ email: `taken-${number}@example.com` }),
    );
    const onRest = () => Promise.all(accounts.map((body) => send(app, 'POST', '/auth/signup', { body })));
    const inGraph = () => {
      const input = { ...accounts[0], password, ...acceptedTerms };
      return app.server.inject({ method: 'POST', url: '/graphql', payload: { query: document, variables: { input } } });
    };
    // The same addresses, not committed: sign-ups wait for what becomes of them.
    const [rest, graph] = await app.db.transaction().execute(async (holder) => {
      for (const { email } of accounts) {
        await createAccount(holder, { email });
      }
      const asked = Promise.all([onRest(), inGraph()]);
      // Beside the transaction, which would see the same activity all the time.
      await expect.poll(() => countWaiting(app.db)).toBe(AT_ONCE + 1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      return asked;
    });
    for (const answer of rest) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect([graph.statusCode, graph.json().errors[0].extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(graph.headers['retry-after']).toMatch(/^\d+$/);

    await app.db.deleteFrom('account').where('email', 'like', 'taken-%').execute();
    for (const { statusCode } of await onRest()) {
      expect(statusCode).toBe(201);
    }
  });
});
