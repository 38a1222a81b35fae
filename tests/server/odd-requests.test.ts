import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await openTestApp();
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends the request line as it stands. */
function send(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

test.each(['http://elsewhere.example/staff-portal?q=private+words', '*'])(
  '%s is no address of the portal',
  async (path) => {
    const { status, body } = await send(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'BAD_REQUEST' });
  },
);

test.each([
  ['/apiary', 'NOT_FOUND'],
  ['/graphqlx', 'NOT_FOUND'],
])('%s is neither REST nor the graph', async (path, code) => {
  expect(JSON.parse((await send(path)).body)).toMatchObject({ error: expect.any(String), code });
});
