import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

// The names of the audits do not depend on the address; the server's is known only when it listens.
let address = '';
const audits = serverAudits({ url: () => `${address}/graphql`, fetchFn: fetch });
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test('the suite has the 61 audits that the contract names', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
  const result = await audit.fn();
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
});
