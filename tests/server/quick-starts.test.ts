import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraph } from '../support/ask-graph.ts';
import { freePort } from '../support/free-port.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

interface QuickStart {
  readonly id: string;
  readonly code: string;
}

let app: TestApp;
let codes: ReadonlyMap<string, string>;
beforeAll(async () => {
  const port = await freePort();
  const environment = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  app = await openTestApp({ environment });
  await app.server.listen({ port, host: '127.0.0.1' });
  const { data } = await askGraph(app, '{ documentation { quickStarts { id code } } }');
  const { quickStarts } = (data as { documentation: { quickStarts: QuickStart[] } }).documentation;
  codes = new Map(quickStarts.map(({ id, code }) => [id, code]));
});
afterAll(() => app.close());

/** What a quick start writes, as it stands on the page, run by Node as a module. */
async function output(id: string): Promise<string[]> {
  const code = codes.get(id) ?? '';
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('every quick start is run here', () => {
  expect([...codes.keys()]).toEqual(['ask-the-graph', 'read-with-rest', 'sign-in']);
});

test('the first one asks the graph', async () => {
  const [count, ...jobs] = await output('ask-the-graph');
  expect(count).toMatch(/^[1-9]\d* posts$/);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job).toMatch(/^\w.+ \| \w.+ \| £/);
});

test('the second one reads all documents, page by page', async () => {
  const documents = await app.db.selectFrom('document').select('title').execute();
  expect(documents.length).toBeGreaterThan(5);
  const lines = await output('read-with-rest');
  expect(lines.map((line) => line.replace(/ [\d.]+$/, '')).toSorted()).toEqual(
    documents.map(({ title }) => title).toSorted(),
  );
});

test('the third one opens an account, reads its profile and renews the session', async () => {
  expect(await output('sign-in')).toEqual(['Signed in as asha@example.com', 'Renewed for 900 seconds']);
});
