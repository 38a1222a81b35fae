import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetKeys } from '../../schema/idempotency/idempotency.queries.ts';
import { newJobExample } from '../../server/rest/jobs/examples.ts';
import { grantAccess, newAccount, type SignedIn, signIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  [owner, other] = await Promise.all([signUp(app), signUp(app)]);
  await grantAccess(app, 'verified', owner, other);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => app.close());

const post = (key: string, given: object = {}, { token }: SignedIn = owner) =>
  app.server.inject({
    method: 'POST',
    url: '/api/jobs',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { ...newJobExample, ...given },
  });

const countOf = async (title: string) =>
  (await app.db.selectFrom('job').select('id').where('title', '=', title).execute()).length;

describe('a request with an Idempotency-Key', () => {
  it('creates one record, however often it comes, and answers it each time', async () => {
    const key = randomUUID();
    const given = { title: 'Once only' };
    const first = await post(key, given);
    const again = await post(`"${key}"`, given);
    const backwards = Object.fromEntries(Object.entries({ ...newJobExample, ...given }).reverse());
    const inAnotherOrder = await app.server.inject({
      method: 'POST',
      url: '/api/jobs',
      headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': key },
      payload: backwards,
    });
    expect([first, again, inAnotherOrder].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(inAnotherOrder.json()).toEqual(first.json());
    expect(await countOf('Once only')).toBe(1);
    const noted = await app.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', first.json().id)
      .execute();
    expect(noted).toEqual([{ action: 'job.created' }]);
  });

  it('creates one record, however many come at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(key, { title: 'All at once' })));
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created.length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(expectError(answer, 409).code).toBe('CONFLICT');
    }
    expect(new Set(created.map((answer) => answer.json().id)).size).toBe(1);
    expect(await countOf('All at once')).toBe(1);
  });

  it('is refused if the key came with something else', async () => {
    const key = randomUUID();
    expect((await post(key, { title: 'The first' })).statusCode).toBe(201);
    const { code, error } = expectError(await post(key, { title: 'The second' }), 422);
    expect(code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(error).toBe('This Idempotency-Key was sent with another request before. Send a new one.');
    expect(await countOf('The second')).toBe(0);
  });

  it('finds nothing of another account', async () => {
    const key = randomUUID();
    const mine = await post(key, { title: 'Mine and yours' });
    const theirs = await post(key, { title: 'Mine and yours' }, other);
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().id).not.toBe(mine.json().id);
  });

  it('may be sent again with its mistakes mended', async () => {
    const key = randomUUID();
    expectError(await post(key, { title: '' }), 400);
    expect((await post(key, { title: 'Mended' })).statusCode).toBe(201);
  });

  it('is answered as before when the closing date has passed meanwhile', async () => {
    const key = randomUUID();
    const given = { title: 'Until today', closesAt: '2026-11-20' };
    const first = await post(key, given);
    expect(first.statusCode).toBe(201);
    now = new Date(testNow.getTime() + 15 * 3_600_000);
    owner = await signIn(app, owner.email);
    const again = await post(key, given);
    expect(again.statusCode).toBe(201);
    expect(again.json().id).toBe(first.json().id);
    expectError(await post(randomUUID(), given), 400);
  });

  it('is new after 24 hours', async () => {
    const key = randomUUID();
    const first = await post(key, { title: 'Day after day' });
    now = new Date(testNow.getTime() + 24 * 3_600_000 - 1);
    owner = await signIn(app, owner.email);
    expect((await post(key, { title: 'Day after day' })).json().id).toBe(first.json().id);
    now = new Date(testNow.getTime() + 24 * 3_600_000);
    expect((await post(key, { title: 'Day after day' })).json().id).not.toBe(first.json().id);
    await forgetKeys(app.db, new Date(now.getTime() + 24 * 3_600_000).toISOString());
    expect(await app.db.selectFrom('idempotency_key').select('digest').execute()).toEqual([]);
  });

  it.each(['', ' ', 'two words', 'é', 'x'.repeat(256)])('is refused if the key is %j', async (key) => {
    expect(expectError(await post(key), 400).fields).toHaveProperty('Idempotency-Key');
  });
});

describe('a sign-up with an Idempotency-Key', () => {
  const open = (key: string, body: object) =>
    app.server.inject({ method: 'POST', url: '/api/auth/signup', headers: { 'idempotency-key': key }, payload: body });

  it('opens one account, and signs in each time', async () => {
    const [key, body] = [randomUUID(), newAccount()];
    const [first, again] = [await open(key, body), await open(key, body)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().user).toEqual(first.json().user);
    expect(again.json().refresh_token).not.toBe(first.json().refresh_token);
    const opened = await app.db.selectFrom('account').select('id').where('email', '=', body.email).execute();
    expect(opened).toHaveLength(1);
    expectError(await open(randomUUID(), body), 409);
    expectError(await open(key, { ...body, lastName: 'Other' }), 422);
    expect(expectError(await open(key, { ...body, password: 'nine geese on a pier' }), 422).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    const kept = JSON.stringify(await app.db.selectFrom('idempotency_key').selectAll().execute());
    expect(kept).not.toContain(body.email);
  });

  it('opens one account, however many come at once', async () => {
    const [key, body] = [randomUUID(), newAccount()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(key, body)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses.has(201)).toBe(true);
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const opened = await app.db.selectFrom('account').select('id').where('email', '=', body.email).execute();
    expect(opened).toHaveLength(1);
  });
});
