import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

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

test('an account adds no more than 100 new addresses a day, and reads what to do instead', async () => {
  const { id } = await createAccount(app.db, { access: 'verified' }, { organization: 'Sender of addresses' });
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const headers = { authorization: `Bearer ${token}` };
  const post = async (location: string, postcode: string | null) => {
    const given = { location, ...(postcode && { postcode }), title: 'Midwife', department: 'Maternity' };
    const payload = { ...given, type: 'Permanent', urgency: 'low', salaryMin: 30_000, salaryMax: 40_000 };
    return app.server.inject({
      method: 'POST',
      url: '/api/jobs',
      headers,
      payload: { ...payload, description: 'Care for families.' },
    });
  };
  const counted = () =>
    app.db
      .selectFrom('rate_limit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  await app.db.deleteFrom('rate_limit').execute();
  expect((await post('Leeds', null)).statusCode).toBe(201);
  const before = await counted();
  expect((await post('Great Snoring', 'NR21 0HP')).statusCode).toBe(201);
  expect((await counted()).count, 'an address is counted by a limit of its own').toBe(before.count + 1);
  await sql`
    update rate_limit set attempts = array_fill(attempts[1], array[100])
    where forgotten_at > ${new Date(testNow.getTime() + 7_200_000).toISOString()}::timestamptz`.execute(app.db);
  const refused = await post('Little Snoring', 'NR21 0HY');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe(
    'You can add 100 new addresses in 24 hours. Enter a town without a postcode, or try again later.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('GREAT SNORING', 'nr210hp')).statusCode, 'an address that is there').toBe(201);
  expect((await post('Leeds', null)).statusCode, 'a town').toBe(201);

  const { errors, data } = await askGraph(
    app,
    `mutation { done: updateJob(id: "${(await post('Leeds', null)).json().id}", input: { title: "Midwife", department: "Maternity",
      location: "Little Snoring", postcode: "NR21 0HY", type: PERMANENT, urgency: LOW, salaryMin: 30000, salaryMax: 40000,
      description: "Care." }) { __typename } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ done: { __typename: 'RateLimitedError' } });
});
