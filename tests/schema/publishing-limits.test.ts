import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../factories/account.ts';
import { createSession } from '../factories/session.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.close());

const job = `createJob(input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT,
  urgency: LOW, salaryMin: 30000, salaryMax: 40000, description: "Care for families." })`;
const product = `createEquipment(input: { name: "Monitor", description: "For wards.", category: MONITORING,
  price: 9.5, condition: NEW, inStock: 3 })`;

test.each([
  ['jobs', job],
  ['products', product],
])('an account publishes no more than 200 %s an hour', async (_name, mutation) => {
  const { id } = await createAccount(app.db, { access: 'verified' }, { organization: `Sender ${mutation.length}` });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const publish = async (key: string = randomUUID()) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: { query: `mutation { done: ${mutation} { __typename } }` },
    });
    return answer.json().data.done.__typename;
  };
  const tried = (times: number) =>
    sql`update rate_limit set attempts = array_fill(attempts[1], array[${times}::int])`.execute(app.db);
  const first = randomUUID();
  expect(await publish(first)).toMatch(/Payload$/);
  await tried(199);
  expect(await publish()).toMatch(/Payload$/);
  expect(await publish()).toBe('RateLimitedError');
  expect(await publish(first), 'what was published before').toMatch(/Payload$/);
});
