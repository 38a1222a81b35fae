import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { askingIt, eventOf, type FakeModel, openFakeModel } from './fake-model.ts';

let model: FakeModel;
let app: TestApp;
let origin: string;
beforeAll(async () => {
  model = await openFakeModel();
  app = await openTestApp({ environment: askingIt(model) });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const FIRST = 'Once your email address is confirmed, operators verify your account';
const SECOND = 'You need a verified account to post jobs';

function ask(body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/assistant/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });
}

const question = 'How do I get verified?';

test('a sentence is sent as soon as it is written, and the reply that holds in the end', async () => {
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>();
  model.answering = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(eventOf({ parts: [{ text: `${FIRST} [1]\n` }] }));
    // The rest is not written before the first sentence has arrived.
    await seen;
    response.end(eventOf({ parts: [{ text: `${SECOND} [1]\n` }] }, 'STOP'));
  };
  const answer = await ask({ question });
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (async function* () {
    let rest = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const whole = `${rest}${piece}`.split('\n');
      rest = whole.pop() ?? '';
      yield* whole.map((line) => JSON.parse(line));
    }
  })();
  expect((await lines.next()).value).toMatchObject({ sentence: { text: FIRST } });
  isSeen();
  expect((await lines.next()).value).toMatchObject({ sentence: { text: SECOND } });
  expect((await lines.next()).value).toMatchObject({
    reply: {
      originLabel: 'Written by gemini-of-tests from portal records, may be wrong',
      emergency: null,
      sentences: [{ text: FIRST }, { text: SECOND }],
    },
  });
  expect((await lines.next()).done).toBe(true);
});

test('where the model fails the records are the reply', async () => {
  model.answering = (response) => void response.writeHead(500).end();
  const lines = (await (await ask({ question })).text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reply: { originLabel: 'Automated answer from portal records' } },
  ]);
});

test('nothing more is written for who has left', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  model.answering = (response) => {
    response.on('close', resolve);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(eventOf({ parts: [{ text: `${FIRST} [1]\n` }] }));
  };
  const leaving = new AbortController();
  const answer = await ask({ question }, { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await left;
});

test.each([
  ['is none', {}, 400],
  ['is blank', { question: ' ' }, 400],
  ['is too long', { question: 'a'.repeat(1_001) }, 400],
  ['is no text', { question: ['How?'] }, 400],
])('a question that %s is refused', async (_what, body, status) => {
  const answer = await ask(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: 'BAD_USER_INPUT', fields: { question: expect.any(String) } });
});

test('a form of another site cannot ask', async () => {
  const answer = await ask({ question }, { headers: { 'content-type': 'text/plain' } });
  expect(answer.status).toBe(415);
});
