import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allWrittenReplies, ownWrittenReplies } from '../../../schema/assistant/model/model-limits.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { exhaustLimit } from '../../support/exhausted-limit.ts';
import { signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { askingIt, type FakeModel, openFakeModel, writes } from './fake-model.ts';

let model: FakeModel;
let app: TestApp;
beforeAll(async () => {
  model = await openFakeModel((response) => writes(response, ['Operators verify your account [1]\n']));
  app = await openTestApp({
    clock: { now: () => testNow },
    environment: { ...askingIt(model), RATE_LIMITS: 'on' },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('rate_limit').execute();
  model.asked.length = 0;
});

const ask = async (token?: string) => {
  const answer = await askGraph(app, '{ assistantReply(question: "How do I get verified?") { origin } }', { token });
  return answer.data?.['assistantReply'];
};

test('beyond what one network may have written, the records answer', async () => {
  expect(await ask()).toEqual({ origin: 'MODEL' });
  await exhaustLimit(app, ownWrittenReplies, '127.0.0.1', testNow);
  expect(await ask()).toEqual({ origin: 'RECORDS' });
  expect(model.asked).toHaveLength(1);
});

test('what an account may have written is counted for it, wherever it is', async () => {
  const { id, token } = await signUp(app);
  await exhaustLimit(app, ownWrittenReplies, id, testNow);
  expect(await ask(token)).toEqual({ origin: 'RECORDS' });
  expect(await ask()).toEqual({ origin: 'MODEL' });
});

test('a stream is counted for the account, too', async () => {
  const { id, token } = await signUp(app);
  await exhaustLimit(app, ownWrittenReplies, id, testNow);
  const stream = async (headers: Record<string, string>) => {
    const payload = { question: 'How do I get verified?' };
    const answer = await app.server.inject({ method: 'POST', url: '/assistant/reply', headers, payload });
    return JSON.parse(answer.body.trim().split('\n').at(-1) ?? '').reply.originLabel;
  };
  expect(await stream({ authorization: `Bearer ${token}` })).toBe('Automated answer from portal records');
  expect(await stream({})).toMatch(/^Written by /);
});

test('beyond what all together may, too', async () => {
  await exhaustLimit(app, allWrittenReplies, 'all', testNow);
  expect(await ask()).toEqual({ origin: 'RECORDS' });
  expect(model.asked).toEqual([]);
});
