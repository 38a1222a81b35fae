import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { happenToJobs } from './due-attempts.ts';
import { tellingAt } from './telling.ts';

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await openTestApp();
  const { id: account_id } = await createAccount(app.db, { access: 'operator' });
  operator = (await createSession(app.db, { account_id })).accessToken;
});
afterAll(() => app.close());

const { listen, giveOut, tell, toldTo } = tellingAt(() => app);

async function order(call: string): Promise<void> {
  const { data } = await askGraph(app, `mutation { done: ${call} { __typename } }`, { token: operator });
  expect(data).toEqual({ done: { __typename: 'AccountRecordPayload' } });
}
const suspend = (id: string) => order(`suspendAccount(id: "${id}", reason: "Advertised what does not exist.")`);
const unsuspend = (id: string) => order(`unsuspendAccount(id: "${id}")`);

async function begun() {
  const [{ id: reader }, { id: owner_id }] = [
    await createAccount(app.db),
    await createAccount(app.db, { access: 'verified' }),
  ];
  await listen(reader);
  const toldOf = (id: string) =>
    toldTo(reader)
      .filter(({ data }) => data.id === id)
      .map(({ type }) => type);
  return { owner_id, toldOf };
}

test('posts that were open are told of as closed once they are hidden, and as published once they are shown', async () => {
  const { owner_id, toldOf } = await begun();
  const [open, closed, over] = [
    await createJob(app.db, { owner_id }),
    await createJob(app.db, { owner_id, closed_at: testNow.toISOString() }),
    await createJob(app.db, { owner_id, closes_on: '2026-11-01' }),
  ];
  await suspend(owner_id);
  await tell();
  expect(toldOf(open.id)).toEqual(['job.closed']);
  await unsuspend(owner_id);
  await tell();
  expect(toldOf(open.id)).toEqual(['job.closed', 'job.published']);
  expect([...toldOf(closed.id), ...toldOf(over.id)]).toEqual([]);
});

test('what waits of a post is not told once it is hidden, but that it is closed', async () => {
  const { owner_id, toldOf } = await begun();
  const { id } = await createJob(app.db, { owner_id });
  for (const kind of ['job.published', 'job.changed'] as const) {
    await happenToJobs(app.db, kind, { ids: [id], now: testNow });
  }
  await giveOut();
  await suspend(owner_id);
  await tell();
  expect(toldOf(id)).toEqual(['job.closed']);
  const deliveries = app.db.selectFrom('webhook_delivery').select(['state', 'outcome']).orderBy('recorded_at');
  expect(await deliveries.execute()).toEqual([
    { state: 'failed', outcome: 'not_seen' },
    { state: 'failed', outcome: 'not_seen' },
    { state: 'delivered', outcome: 'answered' },
  ]);
});
